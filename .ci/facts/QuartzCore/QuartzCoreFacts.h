// Declarations of QuartzCore: for type-checking only.
#pragma once
@import Foundation;
NS_ASSUME_NONNULL_BEGIN
typedef double CFTimeInterval;
@interface CALayer : NSObject
@property CGRect frame;
@property CGRect bounds;
@property CGFloat zPosition;
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
@end

extern CFTimeInterval CACurrentMediaTime(void);

@interface CADisplayLink : NSObject
+ (instancetype)displayLinkWithTarget:(id)target selector:(SEL)sel;
@property (readonly, nonatomic) CFTimeInterval timestamp;
@property (readonly, nonatomic) CFTimeInterval targetTimestamp;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@end

NS_ASSUME_NONNULL_END
