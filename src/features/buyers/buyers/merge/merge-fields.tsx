import { useId } from 'react'
import type { Field } from '@contract/kernel/define-resource'
import {
  MERGE_GROUP_NAMES,
  MERGE_GROUPS,
  sideOf,
  type MergeGroup,
  type MergeSide,
} from '@contract/modules/buyers/buyer-merge.rules'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldValue } from '@/shared/record/field-value'
import { isSame } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type MergeFieldsProps = {
  winner: ResourceRow
  loser: ResourceRow
  chosen: Partial<Record<MergeGroup, MergeSide>>
  onChoose: (group: MergeGroup, side: MergeSide) => void
}

/** What leaves the server of each: the masks stand for the numbers. */
const shownFields = (group: MergeGroup) =>
  MERGE_GROUPS[group].filter(field => !(buyerResource.fields[field] as Field).sensitive)

/** Both sides of what differs; what is the same on both needs no choice. */
export function MergeFields({ winner, loser, chosen, onChoose }: MergeFieldsProps) {
  const t = usePhrases('buyers')
  const words = useFieldWords('buyers', 'buyers')
  const id = useId()
  const differing = MERGE_GROUP_NAMES.filter(group =>
    shownFields(group).some(field => !isSame(winner[field], loser[field])),
  )
  const side = (group: MergeGroup, name: MergeSide, row: ResourceRow) => (
    <label className="stale-side">
      <span className="stale-side-title">
        <input
          type="radio"
          className="check-input"
          name={`${id}-${group}`}
          checked={sideOf(group, winner, loser, chosen) === name}
          onChange={() => onChoose(group, name)}
        />
        <bdi>{String(row['buyer_no'])}</bdi>
      </span>
      {shownFields(group).map(field => (
        <span key={field} className="stale-side-value">
          {shownFields(group).length > 1 && <span className="text-muted small">{words.label(field)}: </span>}
          <FieldValue
            field={buyerResource.fields[field]}
            name={field}
            namespace="buyers"
            value={row[field]}
            row={row}
          />
        </span>
      ))}
    </label>
  )
  if (differing.length === 0) return <p className="text-muted mb-0">{t('merge.same')}</p>
  return (
    <div className="merge-fields">
      {differing.map(group => (
        <fieldset key={group} className="stale-field">
          <legend className="field-label">{t(`merge.groups.${group}`)}</legend>
          {side(group, 'winner', winner)}
          {side(group, 'loser', loser)}
        </fieldset>
      ))}
    </div>
  )
}
