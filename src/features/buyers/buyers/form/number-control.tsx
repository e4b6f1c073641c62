import { Link } from 'react-router-dom'
import type { FindDuplicates } from '@contract/modules/buyers/buyer.calls'
import { useFindDuplicatesQuery } from '@/features/buyers/buyers/buyers.calls'
import { useFormValues } from '@/shared/form/use-form-values'
import { useDebounced } from '@/shared/form/use-debounced'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import { Banner } from '@/shared/ui/banner'

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

/** Who has the same number; of those beyond one's reach the unit alone is known. */
function DuplicateNote({ asked }: { asked: FindDuplicates }) {
  const t = usePhrases('buyers')
  const { currentData: found } = useFindDuplicatesQuery(asked)
  if (!found || found.here.length + found.elsewhere.length === 0) return null
  return (
    <Banner tone="warning" role="status" title={t('duplicates.title')}>
      <ul className="plain-list">
        {found.here.map(({ id, buyer_no, full_name, ou_code }) => (
          <li key={id}>
            <Link to={{ search: `?record=${id}` }}>
              <bdi>{full_name}</bdi>
            </Link>{' '}
            <span className="text-muted small">
              <bdi>{buyer_no}</bdi> · <bdi>{ou_code}</bdi>
            </span>
          </li>
        ))}
        {found.elsewhere.map(code => (
          <li key={code}>{t('duplicates.elsewhere', { unit: code })}</li>
        ))}
      </ul>
    </Banner>
  )
}
