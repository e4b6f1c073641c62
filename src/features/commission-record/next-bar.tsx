import { RecordReference } from '@/features/commission-record/record-reference'
import type { RecordAddress } from '@/features/commission-record/use-record-address'
import { useReach } from '@/shared/access/use-reach'
import { Card } from '@/shared/ui/card'

/** Whose money is expected; nobody who sees himself alone is asked. */
export function NextBar({ address }: { address: RecordAddress }) {
  const reaches = useReach()
  if (!reaches('commission.record.view', 'ou')) return null
  return (
    <Card>
      <div className="form-grid">
        <RecordReference address={address} name="unit" />
        <RecordReference address={address} name="team" />
        <RecordReference address={address} name="seller" />
      </div>
    </Card>
  )
}
