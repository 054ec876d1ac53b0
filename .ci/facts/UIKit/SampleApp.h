// Facts of UIKit that the sample app uses, beyond the adapter's: names, types and isolation as Apple's
// reference pages have them, and no second source. For type-checking only; nothing is linked.
#pragma once
@import Foundation;
NS_ASSUME_NONNULL_BEGIN

typedef NSString *UIFontTextStyle NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style NS_SWIFT_NAME(preferredFont(forTextStyle:));
@end
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleFootnote;

@interface UIColor (SampleApp)
@property (class, nonatomic, readonly) UIColor *whiteColor NS_SWIFT_NAME(white);
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NS_SWIFT_NAME(systemBackground);
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor NS_SWIFT_NAME(secondarySystemBackground);
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor NS_SWIFT_NAME(secondaryLabel);
@property (class, nonatomic, readonly) UIColor *systemGreenColor NS_SWIFT_NAME(systemGreen);
@property (class, nonatomic, readonly) UIColor *systemIndigoColor NS_SWIFT_NAME(systemIndigo);
@property (class, nonatomic, readonly) UIColor *systemTealColor NS_SWIFT_NAME(systemTeal);
@end

@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSInteger numberOfLines;
@end

@interface UITableViewCell (SampleApp)
@property (nonatomic, readonly, strong) UIView *contentView;
@end

@interface UINavigationItem (SampleApp)
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end
@interface UINavigationController (SampleApp)
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated NS_SWIFT_NAME(pushViewController(_:animated:));
@end

@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController;
@end
@interface UINavigationItem (SearchController)
@property (nullable, nonatomic, strong) UISearchController *searchController;
@end
NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property (nonatomic, readonly, strong) NSString *model;
@property (nonatomic, readonly, strong) NSString *systemName;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@end

NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : NSObject
@property (nullable, nonatomic, strong) UIBarButtonItem *barButtonItem;
@end
@interface UIViewController (SampleApp)
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void (^ _Nullable)(void))completion NS_SWIFT_NAME(present(_:animated:completion:));
@end
@interface UIActivity : NSObject
@end
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems applicationActivities:(nullable NSArray<UIActivity *> *)applicationActivities;
@end

NS_SWIFT_UI_ACTOR
@interface UIAction : NSObject
+ (instancetype)actionWithHandler:(void (^)(UIAction *action))handler NS_SWIFT_NAME(init(handler:));
@end
typedef NS_OPTIONS(NSUInteger, UIControlEvents) { UIControlEventTouchUpInside = 1 << 6, UIControlEventValueChanged = 1 << 12, UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingDidEnd = 1 << 18 } NS_SWIFT_NAME(UIControl.Event);
@interface UIControl (SampleApp)
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
@end
@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(nullable NSArray *)items;
@property (nonatomic) NSInteger selectedSegmentIndex;
@end
NS_ASSUME_NONNULL_END
