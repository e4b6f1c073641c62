import { useFormValues } from '@/shared/form/use-form-values'
import { useDebounced } from '@/shared/form/use-debounced'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import { DuplicateNote } from '@/features/buyers/buyers/form/duplicate-note'

const SIGNS = ['tin', 'gov_id_no', 'mobile'] as const
type Sign = (typeof SIGNS)[number]
const isSign = (name: string): name is Sign => (SIGNS as readonly string[]).includes(name)
const SHORTEST = 7

/** A number by which somebody is recognised: looked up as soon as it is typed, so that nobody is written down twice. */
export function NumberControl(props: FieldControlProps) {
  const { form, name, row } = props
  const typed = useFormValues(form)[name]
  const text = typeof typed === 'string' ? typed.trim() : ''
  const settled = useDebounced(text) ?? ''
  const before = row?.[name]
  const isNew = settled.length >= SHORTEST && settled !== before
  return (
    <div className="field-with-note">
      <FieldControl {...props} />
      {isSign(name) && isNew && (
        <DuplicateNote asked={{ ...NOTHING, [name]: settled, except_id: idOf(row) }} />
      )}
    </div>
  )
}

const NOTHING = { tin: null, gov_id_no: null, mobile: null }
const idOf = (row: FieldControlProps['row']) => (typeof row?.['id'] === 'string' ? row['id'] : null)
