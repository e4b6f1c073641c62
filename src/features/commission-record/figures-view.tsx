import { useGetSellerRecordQuery } from '@/features/commission-record/commission-record.api'
import { RecordReference } from '@/features/commission-record/record-reference'
import { RecordTable } from '@/features/commission-record/record-table'
import { SellerPage } from '@/features/commission-record/seller-page'
import type { RecordAddress } from '@/features/commission-record/use-record-address'
import { useReach } from '@/shared/access/use-reach'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'

export type FiguresViewProps = { address: RecordAddress }

/** A seller sees their own page; who sees others gets the list, and a seller's page from it. */
export function FiguresView({ address }: FiguresViewProps) {
  const reaches = useReach()
  const { seller_id, year } = address
  if (!reaches('commission.record.view', 'team')) return <OwnPage address={address} />
  if (!seller_id) return <SellerList address={address} />
  return <SellerFromList {...{ address, seller_id, year }} />
}

function SellerFromList({
  address,
  seller_id,
  year,
}: FiguresViewProps & { seller_id: string; year: number }) {
  const t = usePhrases('commission-record')
  return (
    <div className="stack">
      <Card>
        <div className="form-stack">
          <div className="cluster">
            <Button icon="arrow-left" onClick={() => address.change({ seller: '' })}>
              {t('record.back')}
            </Button>
          </div>
          <RecordYear address={address} />
        </div>
      </Card>
      <SellerPage sellerId={seller_id} year={year} />
    </div>
  )
}

function SellerList({ address }: FiguresViewProps) {
  const { year, ou_id, team_id } = address
  const answer = useGetSellerRecordQuery({ year, ou_id, team_id })
  return (
    <div className="stack">
      <RecordBar address={address} />
      <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
        {record =>
          record.rows.length === 0 ? (
            <NoCommission />
          ) : (
            <Card flush>
              <RecordTable record={record} pageOf={address.pageOf} />
            </Card>
          )
        }
      </Answer>
    </div>
  )
}

function OwnPage({ address }: FiguresViewProps) {
  const { year } = address
  const answer = useGetSellerRecordQuery({ year })
  return (
    <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
      {({ rows: [own] }) => (own ? <SellerPage sellerId={own.seller_id} year={year} /> : <NoCommission />)}
    </Answer>
  )
}

function NoCommission() {
  const t = usePhrases('commission-record')
  return (
    <Card>
      <EmptyState icon="clock-history" title={t('record.empty')}>
        {t('record.empty_text')}
      </EmptyState>
    </Card>
  )
}

type RecordBarProps = { address: RecordAddress }

/** Whose figures, and of which year pay and tax are told. */
function RecordBar({ address }: RecordBarProps) {
  return (
    <Card>
      <div className="form-grid">
        <RecordReference address={address} name="unit" />
        <RecordReference address={address} name="team" />
        <RecordYear address={address} />
      </div>
    </Card>
  )
}

function RecordYear({ address }: RecordBarProps) {
  const t = usePhrases('commission-record')
  return (
    <Field label={t('record.year')}>
      <Select
        value={String(address.year)}
        options={address.years.map(year => ({ value: String(year), label: String(year) }))}
        onChange={event => address.change({ year: event.target.value })}
      />
    </Field>
  )
}
