import { useState } from 'react'
import { ApiError, toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'

export type StaleVersions<Row extends RecordValues> = { base: RecordValues; mine: RecordValues; theirs: Row }

export interface StaleRecord<Row extends RecordValues> {
  /** Both versions, while somebody must decide between them. */
  versions: StaleVersions<Row> | null
  /** Takes what a save was refused with; throws it on where it was refused for another reason. */
  take: (error: unknown, base: RecordValues, mine: RecordValues) => Promise<void>
  forget: () => void
}

/** A record that somebody else changed meanwhile: nothing is lost, both versions are held side by side. */
export function useStaleRecord<Row extends RecordValues>(fetchCurrent: () => Promise<Row>): StaleRecord<Row> {
  const t = usePhrases('record')
  const [versions, setVersions] = useState<StaleVersions<Row> | null>(null)

  const take = async (error: unknown, base: RecordValues, mine: RecordValues) => {
    const failure = toApiFailure(error)
    const isGone = failure.status === 404
    if (failure.code !== 'stale_record' && !isGone) throw error
    try {
      if (isGone) throw error
      setVersions({ base, mine, theirs: await fetchCurrent() })
    } catch (failed) {
      const why = toApiFailure(failed)
      throw why.status === 404 ? new ApiError({ ...why, message: t('stale.gone') }) : failed
    }
  }
  return { versions, take, forget: () => setVersions(null) }
}
