import { useSearchParams } from 'react-router-dom'
import { moduleName } from '@contract/access/modules'
import { PARAMETERS } from '@contract/modules/parameters'
import { PageState } from '@/features/settings/page-state'
import { moduleOf } from '@/features/settings/parameters/parameter-keys'
import { ParameterPanel } from '@/features/settings/parameters/parameter-panel'
import { ParameterTable } from '@/features/settings/parameters/parameter-table'
import { useListParametersQuery } from '@/features/settings/parameters/parameters.api'
import '@/features/settings/parameters/parameters.scss'
import { useAccessNames } from '@/shared/access/use-access-names'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/shared/record/record.scss'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'

const MODULES = [...new Set(PARAMETERS.map(({ code }) => moduleOf(code)))]

/** The figures by which the company does business, module by module; the one that is open stands in the address. */
export function ParametersScreen() {
  const t = usePhrases('parameters')
  const names = useAccessNames()
  const answer = useListParametersQuery()
  const [search, setSearch] = useSearchParams()
  const open = PARAMETERS.find(({ code }) => code === search.get('record'))
  const handleClose = () =>
    setSearch(before => {
      before.delete('record')
      return before
    })
  return (
    <div className="stack">
      <PageHeader text={t('text')} />
      <PageState answer={answer} back="/">
        {list => (
          <>
            {MODULES.map(module => {
              const title = names.module({ code: module, name: moduleName(module) })
              return (
                <Card key={module} title={title} className="parameters" flush>
                  <ParameterTable
                    title={title}
                    parameters={PARAMETERS.filter(({ code }) => moduleOf(code) === module)}
                    list={list}
                  />
                </Card>
              )
            })}
            {open && <ParameterPanel key={open.code} parameter={open} list={list} onClose={handleClose} />}
          </>
        )}
      </PageState>
    </div>
  )
}
