import { useState } from 'react'
import type { CommissionView } from '@contract/selling/commission.calls'
import type { SaleSellerInput } from '@contract/selling/sale.calls'
import type { SellerChoice } from '@contract/modules/sales/sale-people.views'
import { shownPercent } from '@/shared/computation/step-words'
import type { SellerLevel } from '@/features/sales/sellers/seller-level'
import { SellerRow } from '@/features/sales/sellers/seller-row'
import { ComboBox } from '@/shared/form/combo-box'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LevelGroupProps = {
  level: SellerLevel
  lines: readonly { line: SaleSellerInput; index: number }[]
  choices: readonly SellerChoice[]
  commission: CommissionView | null
  errorOf: (index: number) => string | undefined
  onAdd: (sellerId: string) => void
  onChange: (index: number, line: SaleSellerInput) => void
  onRemove: (index: number) => void
}

const MOST_OFFERED = 20

/** One level of a sale: who stands in it, by what weight, and what that comes to. */
export function LevelGroup(props: LevelGroupProps) {
  const { level, lines, choices, commission, errorOf, onAdd, onChange, onRemove } = props
  const t = usePhrases('sales')
  const words = usePhrases('selling')
  const [isAdding, setAdding] = useState(false)
  const [search, setSearch] = useState('')
  const rate = ratesOf(commission).get(level)
  const taken = new Set(lines.map(({ line }) => line.seller_id))
  const typed = search.trim().toLocaleLowerCase()
  const offered = choices
    .filter(({ id, name }) => !taken.has(id) && name.toLocaleLowerCase().includes(typed))
    // Whoever stands in this level by position comes first.
    .toSorted((a, b) => Number(b.level === level) - Number(a.level === level))
    .slice(0, MOST_OFFERED)
    .map(({ id, name }) => ({ id, label: name }))

  const handlePick = (option: { id: string } | null) => {
    if (option) onAdd(option.id)
    setAdding(false)
    setSearch('')
  }
  return (
    <section className="seller-level" aria-label={words(`levels.${level}`)}>
      <div className="seller-level-head">
        <h3 className="seller-level-name">{words(`levels.${level}`)}</h3>
        {rate && (
          <span className="text-muted small">
            <Ltr>{shownPercent(rate)}</Ltr>
          </span>
        )}
      </div>
      {lines.map(({ line, index }) => (
        <SellerRow
          key={lineKey(line)}
          line={line}
          name={choices.find(({ id }) => id === line.seller_id)?.name ?? '…'}
          hasWeight={lines.length > 1}
          amount={shareOf(commission, line)?.amount}
          error={errorOf(index)}
          onWeight={share_weight => onChange(index, { ...line, share_weight })}
          onRemove={() => onRemove(index)}
        />
      ))}
      {lines.length === 0 && !isAdding && (
        <p className="text-muted small seller-vacant">
          {t(level === 'agent' ? 'sellers.agent_needed' : 'sellers.vacant')}
        </p>
      )}
      {isAdding ? (
        <ComboBox
          value={null}
          options={offered}
          onSearch={setSearch}
          onPick={handlePick}
          aria-label={t(`sellers.add.${level}`)}
        />
      ) : (
        <Button size="sm" icon="plus-lg" onClick={() => setAdding(true)}>
          {t(`sellers.add.${level}`)}
        </Button>
      )}
    </section>
  )
}

const lineKey = ({ level, seller_id }: Pick<SaleSellerInput, 'level' | 'seller_id'>) =>
  `${seller_id} ${level}`

/** What a line comes to, as far as its reader may know. */
function shareOf(view: CommissionView | null, line: SaleSellerInput) {
  return view?.sellers.find(({ id }) => id === lineKey(line))
}

function ratesOf(view: CommissionView | null): ReadonlyMap<SellerLevel, string> {
  return new Map(view?.sellers.map(({ level, rate_pct }) => [level, rate_pct]))
}
