import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { PageState } from '@/features/settings/page-state'
import { ResourceForm, type ResourceFormProps } from '@/shared/record/resource-form'
import type { ResourceApi, ResourceRow } from '@/shared/resource/resource-types'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import '@/shared/record/record.scss'

export type FormPageProps = Pick<ResourceFormProps<never>, 'sections' | 'defaults'> & {
  api: ResourceApi
  /** Absent: a new one. */
  id: string | undefined
  back: string
  text?: string | undefined
  /** Below the form of a record that is there. */
  children?: ((row: ResourceRow) => ReactNode) | undefined
}

/** A form with a page of its own. */
export function FormPage(props: FormPageProps) {
  const { api, id, back, text, sections, defaults, children } = props
  const navigate = useNavigate()
  const answer = api.useGetQuery(id ?? '', { skip: id === undefined })
  const leave = () => void navigate(back)
  const form = (row: ResourceRow | null) => (
    <Card>
      <ResourceForm
        resource={api.resource}
        api={api}
        namespace="settings"
        row={row}
        sections={sections}
        defaults={defaults}
        onSaved={leave}
        onCancel={leave}
      />
    </Card>
  )
  // One title a page: where there is no such record, that is what it says.
  const header = <PageHeader text={text} />
  return (
    <div className="stack">
      {id === undefined ? (
        <>
          {header}
          {form(null)}
        </>
      ) : (
        <PageState answer={answer} back={back}>
          {row => (
            <>
              {header}
              {form(row)}
              {children?.(row)}
            </>
          )}
        </PageState>
      )}
    </div>
  )
}
