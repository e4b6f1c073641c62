import { useGetProfitAndLossQuery } from '@/features/profit-and-loss/profit-and-loss.api'
import type { PnlAddress } from '@/features/profit-and-loss/use-pnl-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { CompareSwitches } from '@/shared/statement/compare-switches'
import { KnownOnField } from '@/shared/statement/known-on-field'
import { StatementUnits } from '@/shared/statement/statement-units'
import { Checkbox } from '@/shared/ui/checkbox'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type PnlBarProps = { address: PnlAddress }

export function PnlBar({ address }: PnlBarProps) {
  const t = usePhrases('profit-and-loss')
  const { question, thisYear, withShares, change } = address
  // The years to choose from stay while another one is asked.
  const statement = useGetProfitAndLossQuery(question)
  const years = new Set([thisYear, question.year, ...(statement.data?.years ?? [])])
  return (
    <div className="statement-bar">
      <Field label={t('year')}>
        <Select
          value={question.year}
          options={[...years]
            .toSorted((a, b) => b - a)
            .map(year => ({ value: String(year), label: String(year) }))}
          onChange={event => change({ year: event.target.value })}
        />
      </Field>
      <StatementUnits address={address} />
      <KnownOnField address={address} />
      <div className="statement-switches">
        <Checkbox
          label={t('share')}
          kind="switch"
          checked={withShares}
          onChange={event => change({ shares: event.target.checked ? '1' : '' })}
        />
        <CompareSwitches
          address={address}
          labels={{ budget: t('compare.budget'), previous: t('compare.previous') }}
        />
      </div>
    </div>
  )
}
