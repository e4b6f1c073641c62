import { InboxItem } from '@/features/approvals/inbox/inbox-item'
import type { InboxRow } from '@/features/approvals/inbox/inbox.api'
import type { InboxAddress } from '@/features/approvals/inbox/use-inbox-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ListAnswer } from '@/shared/resource/list-answer'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { EmptyState } from '@/shared/ui/empty-state'

export type InboxListProps = {
  list: {
    currentData?: ListAnswer<InboxRow> | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  address: InboxAddress
  onNarrow: (changes: Partial<InboxAddress>) => void
  open: string | null
  chosen: readonly string[]
  onOpen: (id: string) => void
  onChoose: (ids: readonly string[]) => void
}

export function InboxList({ list, address, onNarrow, open, chosen, onOpen, onChoose }: InboxListProps) {
  const t = usePhrases('approvals')
  const { currentData: data, ...answer } = list
  if (!data) return <AnswerWait answer={answer} shape="rows" lines={6} className="p-3" />
  const rows = data.data
  if (rows.length === 0) return <InboxEmpty address={address} onNarrow={onNarrow} />
  const canChoose = address.show !== 'done'
  const deciding = rows.filter(row => row.decisions.length > 0 && !row.is_frozen).map(row => row.id)
  return (
    <>
      {canChoose && deciding.length > 1 && (
        <div className="inbox-all">
          <Checkbox
            label={t('inbox.choose_all')}
            checked={chosen.length === deciding.length}
            onChange={event => onChoose(event.target.checked ? deciding : [])}
          />
        </div>
      )}
      <ul className="inbox-list" aria-label={t('inbox.list')} aria-busy={answer.isFetching}>
        {rows.map(row => (
          <InboxItem
            key={row.id}
            row={row}
            isOpen={row.id === open}
            isChosen={chosen.includes(row.id)}
            onOpen={() => onOpen(row.id)}
            onChoose={
              canChoose && deciding.includes(row.id)
                ? isChosen => onChoose(isChosen ? [...chosen, row.id] : chosen.filter(one => one !== row.id))
                : undefined
            }
          />
        ))}
      </ul>
    </>
  )
}

type InboxEmptyProps = { address: InboxAddress; onNarrow: (changes: Partial<InboxAddress>) => void }

/** In the place of requests. Whoever comes by the mail of a request that was decided meanwhile is led to it. */
function InboxEmpty({ address, onNarrow }: InboxEmptyProps) {
  const t = usePhrases('approvals')
  const { search, type, show } = address
  if (search === '' && type === '')
    return <EmptyState title={t(`inbox.empty.${show}`)}>{t('inbox.empty_text')}</EmptyState>
  return (
    <EmptyState
      icon="search"
      title={t('inbox.no_match')}
      action={
        <>
          {show !== 'done' && search !== '' && (
            <Button onClick={() => onNarrow({ show: 'done' })}>{t('inbox.no_match_done')}</Button>
          )}
          <Button onClick={() => onNarrow({ search: '', type: '' })}>{t('inbox.no_match_clear')}</Button>
        </>
      }
    >
      {t('inbox.no_match_text')}
    </EmptyState>
  )
}
