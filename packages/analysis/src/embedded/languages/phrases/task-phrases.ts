/** Turns of phrase for what somebody has to do or need not do. */
export interface TaskPhrases {
  /** `voted no`, `argues that`: what somebody of a meeting thought of what it decided. */
  readonly dissents: string
}
