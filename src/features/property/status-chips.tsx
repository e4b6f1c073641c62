import { UNIT_STATUSES, type UnitStatus } from '@contract/selling/unit-state.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ListModel } from '@/shared/resource/list-model'
import { ValueChips } from '@/shared/resource/value-chips'

export type StatusChipsProps = { list: ListModel }

/** How many units stand where. */
export function StatusChips({ list }: StatusChipsProps) {
  const t = usePhrases('property')
  const words = {
    group: t('units.by_status'),
    all: t('units.all'),
    value: (status: string) => t(`values.status.${status as UnitStatus}`),
  }
  return <ValueChips list={list} field="status" values={UNIT_STATUSES} words={words} />
}
