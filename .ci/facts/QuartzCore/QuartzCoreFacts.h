// Declarations of QuartzCore: for type-checking only.
#pragma once
@import Foundation;
NS_ASSUME_NONNULL_BEGIN
@interface CALayer : NSObject
@property CGRect frame;
@property CGRect bounds;
@property CGFloat zPosition;
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
@end

extern double CACurrentMediaTime(void);

@interface CADisplayLink : NSObject
+ (instancetype)displayLinkWithTarget:(id)target selector:(SEL)sel;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@end

NS_ASSUME_NONNULL_END
