import { useState, type Ref } from 'react'
import type { FilterModel } from '@contract/kernel/list-query'
import type { ReferenceName } from '@contract/kernel/references'
import { ComboBox, type ComboOption } from '@/shared/form/combo-box'
import { useDebounced } from '@/shared/form/use-debounced'
import { toApiFailure } from '@/shared/http/api-failure'
import { storedName } from '@/shared/i18n/stored-name'
import { useReferenceQuery } from '@/shared/resource/reference.api'

export type ReferenceInputProps = {
  /** The id of the record, or null. */
  value: string | null
  onChange: (id: string | null) => void
  /** What kind of record is meant. */
  to: ReferenceName
  /** What narrows the records that are offered. */
  offers?: FilterModel | undefined
  /** How the record calls itself that is chosen at first, where that is known. */
  valueLabel?: string | null | undefined
  onBlur?: (() => void) | undefined
  name?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  disabled?: boolean | undefined
}

const NOTHING: readonly ComboOption[] = []

function fitting(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const words = text.trim().toLocaleLowerCase()
  return options.filter(({ label }) => label.toLocaleLowerCase().includes(words))
}

/** A record of another list, found by its code or name as one types. */
export function ReferenceInput({
  value: id,
  onChange,
  to,
  offers,
  valueLabel,
  ...rest
}: ReferenceInputProps) {
  const [picked, setPicked] = useState<ComboOption | null>(() =>
    id && valueLabel ? { id, label: valueLabel } : null,
  )
  const [asked, setAsked] = useState<string | null>(null)
  const search = useDebounced(asked)

  const found = useReferenceQuery({ to, search: search ?? '', offers }, { skip: search === null })
  // A draft, an address or the other version of a record holds ids of which nobody told the names.
  const isKnown = id === null || picked?.id === id
  const named = useReferenceQuery({ to, search: '', ids: id ? [id] : [] }, { skip: isKnown })
  // Named where it is drawn: what was fetched is kept over a change of the language.
  const inWords = (option: ComboOption) => ({ ...option, label: storedName(to, option.label) })
  const value =
    id === null ? null : inWords(picked?.id === id ? picked : (named.currentData?.[0] ?? { id, label: '…' }))

  const isBusy = found.isFetching || search !== asked
  // Until the answer comes, those of the answer before that still fit: Enter must not choose what was not meant.
  const options = (found.data ?? NOTHING).map(inWords)
  const offered = isBusy ? fitting(options, asked ?? '') : options

  const handlePick = (option: ComboOption | null) => {
    setPicked(option)
    onChange(option?.id ?? null)
  }
  return (
    <ComboBox
      {...rest}
      value={value}
      options={offered}
      isBusy={isBusy}
      failure={found.error ? toApiFailure(found.error).message : undefined}
      onSearch={setAsked}
      onPick={handlePick}
    />
  )
}
