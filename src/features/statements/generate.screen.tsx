import { useNavigate } from 'react-router-dom'
import { statement } from '@contract/modules/commission/statement.document'
import { statements } from '@/features/statements/statements.api'
import { useStatementForm } from '@/features/statements/use-statement-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourceForm } from '@/shared/record/resource-form'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'

/** From developer, unit and cut-off date to a draft, which then opens beside the list of statements. */
export function GenerateScreen() {
  const t = usePhrases('statements')
  const navigate = useNavigate()
  const form = useStatementForm()
  return (
    <>
      <PageHeader text={t('generate.text')} />
      <Card>
        <ResourceForm
          resource={statement.resource}
          api={statements.records}
          namespace="statements"
          list={statement.resource.name}
          row={null}
          create={t('commission_statement.new')}
          {...form}
          onSaved={({ id }) => void navigate(`/commission/soa?record=${id}`)}
        />
      </Card>
    </>
  )
}
