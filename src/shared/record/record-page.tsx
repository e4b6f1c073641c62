import type { ReactNode } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { Fields, Resource } from '@contract/kernel/define-resource'
import { EditOnDemand } from '@/shared/record/edit-on-demand'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PageStepper } from '@/shared/record/page-stepper'
import { RecordAnswer } from '@/shared/record/record-answer'
import { RecordFacts } from '@/shared/record/record-facts'
import { OF_NOW, type RecordApi, type RecordForm } from '@/shared/record/record-panel.types'
import '@/shared/record/record.scss'
import { titleOf } from '@/shared/record/record-title'
import { ListNameContext } from '@/shared/record/use-field-words'
import { useOrigin } from '@/shared/resource/record-origin'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import { Tabs, type Tab } from '@/shared/ui/tabs'

export type RecordPageProps<F extends Fields, Shown extends ResourceRow = ResourceRow> = {
  resource: Resource<F>
  api: RecordApi<Shown>
  form: Pick<RecordForm, 'namespace' | 'list'>
  /** The list's address, for those who did not come from it. */
  list: string
  /** What one looks for first, in the head of the page. */
  facts: readonly (string & keyof F)[]
  badge: (row: Shown) => ReactNode
  tabs: (row: Shown) => readonly Tab[]
  nameOf?: ((row: Shown) => string) | undefined
  /** A picture before the name. */
  picture?: ((row: Shown) => ReactNode) | undefined
  /** What may be done with the whole record. */
  actions?: ((row: Shown) => ReactNode) | undefined
  /** False where its tabs are made of cards themselves. */
  isFramed?: boolean
}

/** One record at an address of its own: a head with its state and main facts, and all that belongs to it in tabs. */
export function RecordPage<F extends Fields, Shown extends ResourceRow>(props: RecordPageProps<F, Shown>) {
  const { api, form, list, facts, badge, tabs, picture, actions, isFramed = true } = props
  const resource: Resource = props.resource
  const t = usePhrases('record')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const origin = useOrigin()
  const answer = api.useGetQuery(id, OF_NOW)
  // A step back, so that the list stands as it was left.
  const back = (
    <ButtonLink
      to={origin?.list ?? list}
      icon="list"
      onClick={event => {
        if (!origin || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      {t('page.back')}
    </ButtonLink>
  )
  return (
    <ListNameContext value={form.list}>
      <EditOnDemand value>
        <RecordAnswer answer={answer} back={back}>
          {row => {
            const all = tabs(row)
            const asked = params.get('tab')
            const active = all.find(({ key }) => key === asked)?.key ?? all[0]?.key ?? ''
            const shown = (
              <Tabs
                key={id}
                label={t('panel.tabs')}
                tabs={all}
                activeKey={active}
                onChange={tab => setParams({ tab }, { replace: true, state })}
              />
            )
            return (
              <div className="record-page">
                <PageHeader
                  picture={picture?.(row)}
                  title={props.nameOf?.(row) ?? titleOf(resource, row)}
                  meta={badge(row)}
                  actions={
                    <>
                      {origin && (
                        <PageStepper
                          api={api}
                          id={id}
                          origin={origin}
                          pagePath={other => `${list}/${other}`}
                        />
                      )}
                      {back}
                      {actions?.(row)}
                    </>
                  }
                />
                <RecordFacts resource={resource} namespace={form.namespace} names={facts} row={row} />
                {/* Its sections have titles of the third level, in the panel as here. */}
                <h2 className="visually-hidden">{t('panel.tabs')}</h2>
                {isFramed ? <Card as="div">{shown}</Card> : shown}
              </div>
            )
          }}
        </RecordAnswer>
      </EditOnDemand>
    </ListNameContext>
  )
}
