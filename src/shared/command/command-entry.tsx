import type { EntryCall, PortalCommand } from '@/shared/command/create-command-api'
import { useDebounced } from '@/shared/form/use-debounced'
import { isFault, toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PostingPreview } from '@/shared/posting/posting-preview'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Banner } from '@/shared/ui/banner'
import { Skeleton } from '@/shared/ui/skeleton'

type Entry = NonNullable<PortalCommand['entry']>
export type CommandEntryProps = Pick<EntryCall, 'id' | 'ids'> & {
  entry: Entry
  values?: object | undefined
  /** Something is still to be filled in that the body of the command may lack for others. */
  isIncomplete?: boolean | undefined
  /** The form says already why it was refused. */
  isRefused?: boolean
}

/** What is sent to see the entry; null while that is not filled in. */
function typedOf(body: Entry['body'], values: object): string | null {
  if (!body) return '{}'
  const { reason: _reason, ...typed } = values as { reason?: unknown }
  return body.safeParse(typed).success ? JSON.stringify(typed) : null
}

/** The entry that a command would leave in the books, as the server posts it, before it is carried out. */
export function CommandEntry(props: CommandEntryProps) {
  const { entry, id, ids, values = {}, isIncomplete = false, isRefused = false } = props
  const t = usePhrases('posting')
  const typed = useDebounced(isIncomplete ? null : typedOf(entry.body, values))
  const call = { id, ids, ...(entry.body && typed && { body: JSON.parse(typed) as unknown }) }
  const answer = entry.useQuery(call, { skip: typed === null, refetchOnMountOrArgChange: true })
  const { currentData: lines, error, isFetching, refetch } = answer
  if (typed === null) return <p className="text-muted">{t('preview.incomplete')}</p>
  if (error && !isFetching) {
    const failure = toApiFailure(error)
    if (isFault(failure)) return <LoadFailed error={error} onRetry={() => void refetch()} />
    if (isRefused) return null
    const missing = [...new Set(failure.fields.map(({ message }) => message))]
    if (missing.length > 0) return <p className="text-muted">{missing.join(' ')}</p>
    return (
      <Banner tone="warning" title={t('preview.refused')}>
        {failure.message}
      </Banner>
    )
  }
  if (!lines) return <Skeleton lines={4} />
  return <PostingPreview title={t('preview.title')} lines={lines} empty={t('preview.nothing')} />
}
