/// How an action changes a state: a function of both and of nothing else.
///
/// It is called with `nil` for a state that doesn't exist yet and then supplies its default. An
/// action that isn't meant for it changes nothing. It draws no random number, reads no clock and no
/// file: whatever comes from outside comes within an action (REFERENCES: S3).
package typealias Reducer<State, Action> = @Sendable (_ state: State?, _ action: Action) -> State
