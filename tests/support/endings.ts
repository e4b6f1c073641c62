import { onTestFinished } from 'vitest'

type EndStep = () => unknown
/** Of what was started between tests, in the order in which it was. */
const ofTheFile: EndStep[] = []

/**
 * Undoes what was just started when the test is over, red or green; started between tests, it is undone at the end of
 * the file. Registered right after the start, so that nothing can come in between.
 */
export function atTheEnd(ending: EndStep): void {
  try {
    onTestFinished(async () => {
      await ending()
    })
  } catch {
    ofTheFile.push(ending)
  }
}

/** What was started last is undone first. One that fails does not keep the others from it. */
export async function endWhatTheFileStarted(): Promise<void> {
  const failures: unknown[] = []
  for (const ending of ofTheFile.splice(0).reverse()) {
    try {
      await ending()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'what a test started could not be ended')
}
