import { useEffect, useState } from 'react'

export type DryRun<Answer> = {
  /** Null until it is known. */
  told: Answer | null
  failure: unknown
  fail: (failure: unknown) => void
  retry: () => void
}

/** What an action would do, asked when its dialog opens for what was picked then, and once more at each retry. */
export function useDryRun<Answer>(
  ask: () => { unwrap: () => Promise<Answer>; abort: () => void },
): DryRun<Answer> {
  const [told, setTold] = useState<Answer | null>(null)
  const [failure, fail] = useState<unknown>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isLeft = false
    const asked = ask()
    asked.unwrap().then(
      answer => !isLeft && setTold(answer),
      (error: unknown) => !isLeft && fail(error),
    )
    return () => {
      isLeft = true
      asked.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for what was picked when it opened
  }, [tries])

  const retry = () => {
    fail(null)
    setTold(null)
    setTries(count => count + 1)
  }
  return { told, failure, fail, retry }
}
