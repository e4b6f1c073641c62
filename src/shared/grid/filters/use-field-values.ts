import { useEffect, useState } from 'react'
import type { FieldValues } from '@contract/kernel/list-calls'
import { toApiFailure } from '@/shared/http/api-failure'
import type { FetchValues } from '@/shared/grid/filters/filter-kit'

const PAUSE_MS = 300

export type LoadedValues = {
  values: FieldValues | null
  hasFailed: boolean
  retry: () => void
}

/** Asks for what a field may be narrowed to; only the answer to the newest words counts. */
export function useFieldValues(field: string, like: string, fetchValues: FetchValues): LoadedValues {
  const [values, setValues] = useState<FieldValues | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    const ask = async () => {
      try {
        const found = await fetchValues(field, like, controller.signal)
        if (!controller.signal.aborted) setValues(found)
      } catch (error) {
        if (!controller.signal.aborted && toApiFailure(error).code !== 'cancelled') setFailed(true)
      }
    }
    const timer = setTimeout(() => void ask(), like ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [field, like, fetchValues, tries])

  const retry = () => {
    setFailed(false)
    setTries(count => count + 1)
  }
  return { values, hasFailed, retry }
}
