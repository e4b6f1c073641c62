import { useState } from 'react'
import type { Condition } from '@contract/approvals/condition.rules'
import {
  conditionOf,
  rowsOf,
  TESTS,
  type ConditionRow,
  type Test,
} from '@/features/approvals/chains/condition-rows'
import { factName, useChainWords } from '@/features/approvals/chains/use-chain-words'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import { Select } from '@/shared/ui/select'
import { TextInput } from '@/shared/ui/text-input'

export type ConditionBuilderProps = {
  /** What a document of this type tells of itself. */
  facts: readonly string[]
  condition: Condition | null
  onChange: (condition: Condition | null) => void
}

/** All lines must hold. Without one the chain is for every document of its type. */
export function ConditionBuilder({ facts, condition, onChange }: ConditionBuilderProps) {
  const t = usePhrases('approvals')
  const { testName, conditionWords } = useChainWords()
  const [rows, setRows] = useState(() => rowsOf(condition))
  const offered = [...new Set([...facts, ...rows.map(row => row.fact)])]

  const put = (next: ConditionRow[]) => {
    setRows(next)
    onChange(conditionOf(next))
  }
  const change = (index: number, part: Partial<ConditionRow>) =>
    put(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const current = conditionOf(rows)
  return (
    <fieldset className="condition">
      <legend className="field-label">{t('condition.title')}</legend>
      {rows.map((row, index) => (
        <div key={index} className="condition-row">
          <Select
            aria-label={t('condition.fact', { place: index + 1 })}
            value={row.fact}
            options={offered.map(value => ({ value, label: factName(value) }))}
            onChange={event => change(index, { fact: event.target.value })}
          />
          <Select
            aria-label={t('condition.test', { place: index + 1 })}
            value={row.test}
            options={TESTS.map(value => ({ value, label: testName(value) }))}
            onChange={event => change(index, { test: event.target.value as Test })}
          />
          <TextInput
            aria-label={t('condition.value', { place: index + 1 })}
            value={row.value}
            maxLength={200}
            onChange={event => change(index, { value: event.target.value })}
          />
          <IconButton
            icon="trash"
            label={t('condition.remove', { place: index + 1 })}
            onClick={() => put(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <p className="field-hint" role="status">
        {current ? t('condition.says', { condition: conditionWords(current) }) : t('condition.always')}
      </p>
      {offered.length > 0 && (
        <Button
          size="sm"
          icon="plus-lg"
          onClick={() => put([...rows, { fact: offered[0] ?? '', test: '>=', value: '' }])}
        >
          {t('condition.add')}
        </Button>
      )}
    </fieldset>
  )
}
