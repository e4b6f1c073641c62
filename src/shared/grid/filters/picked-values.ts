import type { FilterCondition } from '@/shared/grid/filters/filter-model'

export type SetCondition = Extract<FilterCondition, { filterType: 'set' }>
export type SetValue = SetCondition['values'][number]

export function isPicked(picked: readonly SetValue[], value: SetValue): boolean {
  // An address says "true" where the list says true.
  return picked.some(
    one => one === value || (one !== null && value !== null && String(one) === String(value)),
  )
}

export function withValue(picked: readonly SetValue[], value: SetValue, isOn: boolean): SetValue[] {
  const others = picked.filter(one => !isPicked([one], value))
  return isOn ? [...others, value] : others
}

/** Ticks all that is offered, or none of it; what is picked beyond stays. */
export function withAll(
  picked: readonly SetValue[],
  offered: readonly SetValue[],
  isOn: boolean,
): SetValue[] {
  return offered.reduce<SetValue[]>((now, value) => withValue(now, value, isOn), [...picked])
}

export function pickState(
  picked: readonly SetValue[],
  offered: readonly SetValue[],
): 'all' | 'some' | 'none' {
  const count = offered.filter(value => isPicked(picked, value)).length
  if (count === 0) return 'none'
  return count === offered.length ? 'all' : 'some'
}
