// Minimal Objective-C facts used only to type-check against (never linked). Hand-written.
#pragma once
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END   _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(...)      __attribute__((swift_name(#__VA_ARGS__)))
#define NS_SWIFT_UI_ACTOR       __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED    __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE       __attribute__((swift_attr("@Sendable")))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER       __attribute__((objc_requires_super))
#define NS_TYPED_ENUM           __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_ENUM(_t,_n)    enum __attribute__((enum_extensibility(open))) _n : _t _n; enum __attribute__((enum_extensibility(open))) _n : _t
#define NS_OPTIONS(_t,_n) enum __attribute__((flag_enum,enum_extensibility(open))) _n : _t _n; enum __attribute__((flag_enum,enum_extensibility(open))) _n : _t
#define API_AVAILABLE(v)        __attribute__((availability(ios,introduced=v)))
#define API_AVAILABLE_BOTH(v, w) API_AVAILABLE(v) __attribute__((availability(visionos,introduced=w)))
#define API_DEPRECATED(v, w)    __attribute__((availability(ios,introduced=v,deprecated=w))) API_DEPRECATED_VISION
#define API_DEPRECATED_VISION   __attribute__((availability(visionos,introduced=1.0,deprecated=1.0)))
NS_ASSUME_NONNULL_BEGIN
typedef _Bool BOOL;
typedef long NSInteger; typedef unsigned long NSUInteger; typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef double CGFloat;
struct CGPoint { CGFloat x, y; };            typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width, height; };    typedef struct CGSize CGSize;
struct CGVector { CGFloat dx, dy; };         typedef struct CGVector CGVector;
struct CGRect { CGPoint origin; CGSize size; }; typedef struct CGRect CGRect;
struct CGAffineTransform { CGFloat a,b,c,d,tx,ty; }; typedef struct CGAffineTransform CGAffineTransform;
@class NSString;
@protocol NSObject
- (BOOL)respondsToSelector:(SEL)aSelector;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)isEqual:(nullable id)object;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable id)forwardingTargetForSelector:(SEL)aSelector;
@end
@class NSCoder;
@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSCopying
@end
@interface NSCoder : NSObject
@end
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying>
@end
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
- (instancetype)initWithObjects:(const ObjectType _Nonnull [_Nullable])objects count:(NSUInteger)cnt NS_DESIGNATED_INITIALIZER;
@end
@interface NSDictionary<__covariant K, __covariant V> : NSObject <NSCopying>
@end
@interface NSNumber : NSObject
@end
__attribute__((swift_bridge("IndexPath")))
@interface NSIndexPath : NSObject <NSCopying>
@end
NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
@end
@interface NSNotification : NSObject
@end
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@end
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(RunLoop.Mode.common);
NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
@end
NS_ASSUME_NONNULL_END
