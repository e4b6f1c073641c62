import { labelOf } from '@contract/kernel/references'
import type { FieldControlProps } from '@/shared/record/field-control'
import { FieldSelect } from '@/shared/record/field-select'
import { AnswerWait } from '@/shared/resource/answer-wait'

export type OfferedChoiceProps = FieldControlProps & {
  /** Undefined until they have come. */
  choices: readonly { id: string; label: string }[] | undefined
  answer: { error?: unknown; isFetching: boolean; refetch: () => unknown }
}

/** A reference to records whose own list belongs to others: a module's call says which of them may be chosen. */
export function OfferedChoice(props: OfferedChoiceProps) {
  const { form, name, field, namespace, row, choices, answer } = props
  if (!choices) return <AnswerWait answer={answer} lines={2} />

  const options = choices.map(({ id, label }) => ({ value: id, label }))
  const standing = row?.[name]
  const label = row?.[labelOf(name)]
  // What is chosen stays, also where it can no longer be chosen anew.
  if (typeof standing === 'string' && !options.some(option => option.value === standing))
    options.push({ value: standing, label: typeof label === 'string' ? label : standing })
  return <FieldSelect {...{ form, name, field, namespace, options }} />
}
