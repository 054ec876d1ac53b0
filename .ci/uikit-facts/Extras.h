// Facts of UIKit, QuartzCore and Foundation that the adapter uses, beyond the ones in the shared
// documents. Names, types and isolation as Apple's reference pages have them, each also bound in
// madsmtm/objc2 and dotnet/macios. For type-checking only; nothing is linked.
#pragma once
@import Foundation;
NS_ASSUME_NONNULL_BEGIN

@interface CALayer : NSObject
@property CGRect frame;
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
@end

extern double CACurrentMediaTime(void);

typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(RunLoop.Mode.common);
NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
@end

@interface CADisplayLink : NSObject
+ (instancetype)displayLinkWithTarget:(id)target selector:(SEL)sel;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@end

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

@interface UIGestureRecognizer (Extras)
@property (nullable, nonatomic, readonly) UIView *view;
@end

@interface UITableView (Extras)
@property (nonatomic, readonly) UITableViewStyle style;
@end

@interface UIViewController (Extras)
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle NS_SWIFT_NAME(childForStatusBarStyle);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden NS_SWIFT_NAME(childForStatusBarHidden);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden NS_SWIFT_NAME(childForHomeIndicatorAutoHidden);
@end
NS_ASSUME_NONNULL_END
