import type { ReactNode } from 'react'
import type { Field } from '@contract/kernel/define-resource'
import { withoutTrailingZeros } from '@contract/kernel/text'
import { saleResource } from '@contract/modules/sales/sale.resource'
import '@/features/sales/amend/change-table.scss'
import type { SellerLevel } from '@contract/selling/scheme.rules'
import { shownPercent } from '@/shared/computation/step-words'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldValue } from '@/shared/record/field-value'
import { isSame, type RecordValues } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'

export type ChangeTableProps = { before: RecordValues; after: RecordValues }

const FIELDS = saleResource.fields as Record<string, Field>

/** What was and what shall be, side by side; on a phone one below the other. */
export function ChangeTable({ before, after }: ChangeTableProps) {
  const t = usePhrases('sales')
  const words = useFieldWords('sales')
  const people = usePeopleWords()
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => !name.endsWith('_id') && !isSame(before[name], after[name]),
  )
  const show = (name: string, value: unknown): ReactNode => {
    const lines = people(name, value)
    if (lines?.length === 0) return '–'
    if (lines)
      return lines.map((line, place) => (
        <bdi key={`${String(place)} ${line}`} className="change-line">
          {line}
        </bdi>
      ))
    const field = FIELDS[name] ?? ({ kind: 'text' } as Field)
    return <FieldValue field={field} name={name} namespace="sales" value={value} />
  }
  if (changed.length === 0) return <p className="text-muted mb-0">{t('amend.nothing')}</p>
  return (
    <table className="change-table">
      <caption className="visually-hidden">{t('amend.preview')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('amend.before')}</th>
          <th scope="col">{t('amend.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(name => (
          <tr key={name}>
            <th scope="row">{words.label(name)}</th>
            <td data-label={t('amend.before')}>
              <del>{show(name, before[name])}</del>
            </td>
            <td data-label={t('amend.after')}>
              <ins>{show(name, after[name])}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ToldSeller = { name: string; level: SellerLevel; share_weight: string | null }
type ToldCoBuyer = { name: string; relationship: string | null; share_pct: string }

/** Each of a list of people in one line, as a change of a sale tells them; null for what is no such list. */
function usePeopleWords(): (field: string, value: unknown) => string[] | null {
  const t = usePhrases('sales')
  const words = usePhrases('selling')
  const seller = ({ name, level, share_weight }: ToldSeller) => [
    name,
    words(`levels.${level}`),
    share_weight && t('parties.weight', { weight: withoutTrailingZeros(share_weight) }),
  ]
  const coBuyer = ({ name, relationship, share_pct }: ToldCoBuyer) => [
    name,
    relationship,
    shownPercent(share_pct),
  ]
  return (field, value) => {
    if (!Array.isArray(value)) return null
    const lines =
      field === 'sellers' ? (value as ToldSeller[]).map(seller) : (value as ToldCoBuyer[]).map(coBuyer)
    return lines.map(parts => parts.filter(Boolean).join(' · '))
  }
}
