import type { InboxAddress } from '@/features/approvals/inbox/use-inbox-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export type InboxEmptyProps = { address: InboxAddress; onNarrow: (changes: Partial<InboxAddress>) => void }

/** In the place of requests. Whoever comes by the mail of a request that was decided meanwhile is led to it. */
export function InboxEmpty({ address, onNarrow }: InboxEmptyProps) {
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
