// What only a subclass of a gesture recognizer sees: a module of its own in UIKit.
#pragma once
@import Foundation;
NS_ASSUME_NONNULL_BEGIN
@interface UIGestureRecognizer (UIGestureRecognizerProtected)
@property (nonatomic, readwrite) UIGestureRecognizerState state;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)preventedGestureRecognizer NS_SWIFT_NAME(canPrevent(_:));
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)preventingGestureRecognizer NS_SWIFT_NAME(canBePrevented(by:));
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesBegan(_:with:));
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesMoved(_:with:));
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesEnded(_:with:));
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesCancelled(_:with:));
@end
NS_ASSUME_NONNULL_END
