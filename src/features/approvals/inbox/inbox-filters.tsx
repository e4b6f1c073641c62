import { useCountInboxQuery, type InboxView } from '@/features/approvals/inbox/inbox.api'
import type { InboxAddress } from '@/features/approvals/inbox/use-inbox-address'
import { documentName } from '@/shared/approval/approval-names'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SearchBox } from '@/shared/resource/search-box'
import { classNames } from '@/shared/ui/class-names'
import { Select } from '@/shared/ui/select'

export type InboxFiltersProps = {
  address: InboxAddress
  onChange: (changes: Partial<InboxAddress>) => void
}

const VIEWS: readonly InboxView[] = ['waiting', 'stand_in', 'done']

/** How much waits of what; a press narrows the list to it. */
export function InboxFilters({ address, onChange }: InboxFiltersProps) {
  const t = usePhrases('approvals')
  const { data: counts } = useCountInboxQuery(undefined, { refetchOnFocus: true })
  const all = counts?.reduce((sum, { waiting }) => sum + waiting, 0)
  const chips = [
    { type: '', name: t('inbox.every_type'), waiting: all, overdue: 0 },
    ...(counts ?? []).map(count => ({ ...count, type: count.doc_type, name: documentName(count.doc_type) })),
  ]
  return (
    <div className="inbox-filters">
      <div className="inbox-chips" role="group" aria-label={t('inbox.types')}>
        {chips.map(({ type, name, waiting, overdue }) => (
          <button
            key={type}
            type="button"
            className={classNames('inbox-chip', type === address.type && 'active')}
            aria-pressed={type === address.type}
            onClick={() => onChange({ type })}
          >
            {name} {waiting !== undefined && <span className="inbox-count">{waiting}</span>}
            {overdue > 0 && <span className="inbox-late">{t('inbox.overdue', { count: overdue })}</span>}
          </button>
        ))}
      </div>
      <div className="inbox-narrow">
        <SearchBox
          label={t('inbox.search')}
          value={address.search}
          onSearch={search => onChange({ search })}
        />
        <Select
          aria-label={t('inbox.show')}
          value={address.show}
          options={VIEWS.map(value => ({ value, label: t(`inbox.view.${value}`) }))}
          onChange={event => onChange({ show: event.target.value as InboxView })}
        />
      </div>
    </div>
  )
}
