// Facts of UIKit, QuartzCore and Foundation that the adapter uses, beyond the ones in UIKitFacts.h:
// names, types and isolation as Apple's reference pages have them, and no second source. For
// type-checking only; nothing is linked.
#pragma once
@import Foundation;
@import QuartzCore;
NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UICubicTimingParameters : NSObject <UITimingCurveProvider>
- (instancetype)initWithControlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2;
@end

@interface UITraitCollection (Extras)
@property (nonatomic, readonly) CGFloat displayScale;
@end

@interface UIView (Extras)
@property (nonatomic, readonly, strong) CALayer *layer;
@end

@interface UIView (ExtraGestures)
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(removeGestureRecognizer(_:));
@end

@interface UIGestureRecognizer (Extras)
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic, readonly) NSUInteger numberOfTouches;
@end

@interface UIResponder (Extras)
@property (nullable, nonatomic, readonly) UIResponder *nextResponder NS_SWIFT_NAME(next);
@end

typedef NS_ENUM(NSInteger, UIAccessibilityScrollDirection) { UIAccessibilityScrollDirectionRight = 1, UIAccessibilityScrollDirectionLeft, UIAccessibilityScrollDirectionUp, UIAccessibilityScrollDirectionDown, UIAccessibilityScrollDirectionNext, UIAccessibilityScrollDirectionPrevious };
@interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction NS_SWIFT_UI_ACTOR;
@end

@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name actionHandler:(nullable BOOL (^)(UIAccessibilityCustomAction *customAction))actionHandler;
@property (nonatomic, copy) NSString *name;
@end
@interface NSObject (UIAccessibilityCustomActions)
@property (nullable, nonatomic, copy) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR
@interface UIAccessibilityElement : UIResponder
@property (nullable, nonatomic, weak) id accessibilityContainer;
@end
extern NSNotificationName const UIAccessibilityElementFocusedNotification NS_SWIFT_NAME(UIAccessibility.elementFocusedNotification);
extern NSNotificationName const UIAccessibilityVoiceOverStatusDidChangeNotification NS_SWIFT_NAME(UIAccessibility.voiceOverStatusDidChangeNotification);
extern NSNotificationName const UIAccessibilitySwitchControlStatusDidChangeNotification NS_SWIFT_NAME(UIAccessibility.switchControlStatusDidChangeNotification);
extern NSString *const UIAccessibilityFocusedElementKey NS_SWIFT_NAME(UIAccessibility.focusedElementUserInfoKey);
NS_SWIFT_UI_ACTOR
@interface UIFocusSystem : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UIFocusUpdateContext : NSObject
@property (nonatomic, weak, readonly, nullable) UIView *nextFocusedView;
@end
extern NSNotificationName const UIFocusDidUpdateNotification NS_SWIFT_NAME(UIFocusSystem.didUpdateNotification);
extern NSString *const UIFocusUpdateContextKey NS_SWIFT_NAME(UIFocusSystem.focusUpdateContextUserInfoKey);

@interface UIView (LayoutGuides)
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide NS_SWIFT_NAME(addLayoutGuide(_:));
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide NS_SWIFT_NAME(removeLayoutGuide(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

@interface NSLayoutConstraint (Extras)
@property (readonly) NSLayoutAttribute secondAttribute;
@end

@interface UITableView (Extras)
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (CGRect)rectForHeaderInSection:(NSInteger)section NS_SWIFT_NAME(rectForHeader(inSection:));
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayout : NSObject
- (void)invalidateLayout;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) BOOL sectionHeadersPinToVisibleBounds;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarItem : NSObject
@end

@interface UIScrollView (Extras)
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@end

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) { UIBarButtonSystemItemAction = 9, UIBarButtonSystemItemRefresh = 13, UIBarButtonSystemItemPlay = 17, UIBarButtonSystemItemFastForward = 20 } NS_SWIFT_NAME(UIBarButtonItem.SystemItem);
NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : NSObject
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem target:(nullable id)target action:(nullable SEL)action;
@end

NS_SWIFT_UI_ACTOR
@protocol UIInteraction <NSObject>
@property (nonatomic, nullable, weak, readonly) UIView *view;
- (void)willMoveToView:(nullable UIView *)view NS_SWIFT_NAME(willMove(to:));
- (void)didMoveToView:(nullable UIView *)view NS_SWIFT_NAME(didMove(to:));
@end
@interface UIView (Interactions)
- (void)addInteraction:(id<UIInteraction>)interaction NS_SWIFT_NAME(addInteraction(_:)) API_AVAILABLE(11.0);
- (void)removeInteraction:(id<UIInteraction>)interaction NS_SWIFT_NAME(removeInteraction(_:)) API_AVAILABLE(11.0);
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(26.0)
@interface UIScrollEdgeElementContainerInteraction : NSObject <UIInteraction>
@property (nonatomic, weak, nullable) UIScrollView *scrollView;
@property (nonatomic) UIRectEdge edge;
@end

// Seldom named in code, but in the guides, which say since when there is each.
typedef NS_ENUM(NSInteger, UITabBarMinimizeBehavior) { UITabBarMinimizeBehaviorNever = 1 } NS_SWIFT_NAME(UITabBarController.MinimizeBehavior) API_AVAILABLE_BOTH(26.0, 26.0);
NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
- (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated API_AVAILABLE_BOTH(18.0, 2.0);
@property (nonatomic) UITabBarMinimizeBehavior tabBarMinimizeBehavior API_AVAILABLE_BOTH(26.0, 26.0);
@end

@interface UIViewController (Extras)
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *toolbarItems;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
- (void)setNeedsStatusBarAppearanceUpdate;
@property (nullable, nonatomic, copy) NSString *title;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle NS_SWIFT_NAME(childForStatusBarStyle) API_AVAILABLE(7.0) API_DEPRECATED_VISION;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden NS_SWIFT_NAME(childForStatusBarHidden) API_AVAILABLE(7.0) API_DEPRECATED_VISION;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden NS_SWIFT_NAME(childForHomeIndicatorAutoHidden);
@end
NS_ASSUME_NONNULL_END
