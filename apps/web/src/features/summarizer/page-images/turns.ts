interface Turn {
  readonly mayWait: boolean
  readonly begin: () => Promise<unknown>
}

/** Work that is done one piece after the other, in the order asked for; what may wait comes after what may not. */
export function createTurns() {
  const waiting: Turn[] = []
  let isBusy = false

  const next = async () => {
    if (isBusy) return
    isBusy = true
    while (waiting.length > 0) {
      const first = Math.max(
        0,
        waiting.findIndex(({ mayWait }) => !mayWait),
      )
      const [turn] = waiting.splice(first, 1)
      await turn?.begin()
    }
    isBusy = false
  }
  return {
    take<Result>(mayWait: boolean, work: () => Promise<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        waiting.push({ mayWait, begin: () => work().then(resolve, reject) })
        void next()
      })
    },
  }
}
