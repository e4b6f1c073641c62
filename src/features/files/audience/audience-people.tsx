import { useState } from 'react'
import { useFindAudiencePeopleQuery } from '@/features/files/memos.api'
import { ComboBox } from '@/shared/form/combo-box'
import { useDebounced } from '@/shared/form/use-debounced'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Field } from '@/shared/ui/field'
import { IconButton } from '@/shared/ui/icon-button'

export type AudiencePeopleProps = { picked: readonly string[]; onPick: (picked: string[]) => void }

/** People by name, beside those that a unit or a position brings. */
export function AudiencePeople({ picked, onPick }: AudiencePeopleProps) {
  const t = usePhrases('files')
  const [search, setSearch] = useState<string | null>(null)
  const asked = useDebounced(search)
  // While another person is asked for, those before stand.
  const found = useFindAudiencePeopleQuery({ search: asked ?? '' }, { skip: asked === null })
  const named = useFindAudiencePeopleQuery({ ids: picked.join(',') }, { skip: picked.length === 0 })
  const names = new Map([...(named.data ?? []), ...(found.data ?? [])].map(({ id, label }) => [id, label]))

  return (
    <div>
      <Field label={t('audience.employees')}>
        <ComboBox
          value={null}
          placeholder={t('audience.find')}
          options={(found.data ?? []).filter(person => !picked.includes(person.id))}
          isBusy={found.isFetching || asked !== search}
          failure={found.error ? toApiFailure(found.error).message : undefined}
          onSearch={setSearch}
          onPick={person => person && onPick([...picked, person.id])}
        />
      </Field>
      <ul className="audience-picked">
        {picked.map(id => (
          <li key={id}>
            <Badge tone="accent">
              <bdi>{names.get(id) ?? '…'}</bdi>
              <IconButton
                icon="x-lg"
                size="sm"
                label={t('audience.remove', { name: names.get(id) ?? '' })}
                onClick={() => onPick(picked.filter(other => other !== id))}
              />
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
