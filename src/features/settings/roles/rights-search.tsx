import { moduleName } from '@contract/access/modules'
import { moduleOf } from '@/features/settings/roles/matrix-rows'
import { useAccessNames } from '@/shared/access/use-access-names'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SearchBox } from '@/shared/resource/search-box'
import { Select } from '@/shared/ui/select'

type RightsNarrowing = { search: string; module: string }

export type RightsSearchProps = {
  rights: Parameters<typeof moduleOf>[0][]
  narrowing: RightsNarrowing
  onChange: (part: Partial<RightsNarrowing>) => void
}

/** Rights by words and by module. */
export function RightsSearch({ rights, narrowing: { search, module }, onChange }: RightsSearchProps) {
  const r = usePhrases('rights')
  const names = useAccessNames()
  const modules = [...new Set(rights.map(moduleOf))].map(code => ({
    value: code,
    label: names.module({ code, name: moduleName(code) }),
  }))
  return (
    <>
      <SearchBox label={r('matrix.search')} value={search} onSearch={found => onChange({ search: found })} />
      <Select
        aria-label={r('matrix.module')}
        value={module}
        placeholder={r('matrix.every_module')}
        options={modules}
        onChange={event => onChange({ module: event.target.value })}
      />
    </>
  )
}
