import { useState } from 'react'
import { BulkBar } from '@/features/approvals/inbox/bulk-bar'
import { DelegationDialog } from '@/features/approvals/delegations/delegation-dialog'
import { InboxDetail } from '@/features/approvals/inbox/inbox-detail'
import { InboxFilters } from '@/features/approvals/inbox/inbox-filters'
import { InboxList } from '@/features/approvals/inbox/inbox-list'
import { useListInboxQuery } from '@/features/approvals/inbox/inbox.api'
import { useInboxAddress, type InboxAddress } from '@/features/approvals/inbox/use-inbox-address'
import { useStepKeys } from '@/shared/ui/use-step-keys'
import '@/features/approvals/approvals.scss'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { useMediaQuery } from '@/shared/ui/use-media-query'

/** What waits for a decision of the reader: the list, and beside it the one that is read. */
export function InboxScreen() {
  const t = usePhrases('approvals')
  const { address, change } = useInboxAddress()
  const { show, type, search, item } = address
  const list = useListInboxQuery(
    { show, type, search },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  )
  const isWide = useMediaQuery('(min-width: 62rem)')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isDelegating, setDelegating] = useState(false)
  const rows = list.currentData?.data ?? []
  const first = rows[0]?.id
  // Beside the list there is always something to read; on a phone the list comes first.
  const open = item ?? (isWide ? (first ?? null) : null)
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(row => row.id === open)
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (next) change({ item: next.id }, true)
  }
  useStepKeys(step)

  const handleNarrow = (changes: Partial<InboxAddress>) => {
    setChosen([])
    change({ ...changes, item: null })
  }
  // The next one opens, or the one before where it was the last.
  const handleDecided = (id: string) => {
    const at = rows.findIndex(row => row.id === id)
    change({ item: (rows[at + 1] ?? rows[at - 1])?.id ?? null }, true)
    setChosen(before => before.filter(one => one !== id))
  }

  return (
    <div className={classNames('inbox', open && 'has-open')}>
      <PageHeader
        text={t('inbox.text')}
        actions={
          <Can code="approval.delegate.edit">
            <Button icon="person-check" onClick={() => setDelegating(true)}>
              {t('delegation.action')}
            </Button>
          </Can>
        }
      />
      <InboxFilters address={address} onChange={handleNarrow} />
      <div className="inbox-columns">
        <div className="inbox-side">
          <InboxList
            list={list}
            address={address}
            onNarrow={handleNarrow}
            open={open}
            chosen={chosen}
            onOpen={id => change({ item: id }, isWide)}
            onChoose={setChosen}
          />
          {chosen.length > 0 && (
            <BulkBar rows={rows} chosen={chosen} onDone={setChosen} onClear={() => setChosen([])} />
          )}
        </div>
        {(isWide || open) && (
          <div className="inbox-detail">
            {open ? (
              <InboxDetail
                key={open}
                id={open}
                onBack={isWide ? undefined : () => change({ item: null }, true)}
                onStep={step}
                onDecided={() => handleDecided(open)}
              />
            ) : (
              !list.currentData && !list.error && <Skeleton lines={8} />
            )}
          </div>
        )}
      </div>
      {isDelegating && <DelegationDialog onClose={() => setDelegating(false)} />}
    </div>
  )
}
