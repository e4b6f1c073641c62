import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { DocumentPanel } from '@/shared/document/document-panel'
import { DocumentScreen } from '@/shared/document/document-screen'
import { SubmitManyDialog } from '@/shared/document/submit-many-dialog'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'
import { makeTripTable, tripDocument, tripRequest } from '@tests/support/trip-request'

let api: TestApi
let employee: Client
beforeAll(async () => {
  api = await startApi({ keptDocuments: [tripDocument()] })
  await makeTripTable(api.database)
  employee = await api.as('employee')
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const trips = createDocumentApi(tripRequest)
const URL = '/api/v1/trips'

async function draft(): Promise<ResourceRow> {
  const values = { destination: 'Davao', travel_on: '2027-03-01', amount: '12500.00' }
  return (await employee.post<{ data: ResourceRow }>(URL, values)).body.data
}

async function submitted(): Promise<ResourceRow> {
  const { id, row_version } = await draft()
  const headers = { 'if-match': `"${row_version}"` }
  return (await employee.post<{ data: ResourceRow }>(`${URL}/${id}/submit`, undefined, { headers })).body.data
}

async function openPanel(id: string, as: RoleCode) {
  const onClose = vi.fn()
  const rendered = await renderPart(
    <DocumentPanel
      api={trips}
      form={{ namespace: 'record' }}
      id={id}
      onClose={onClose}
      onCreated={onClose}
    />,
    { api, as, phrases: DOCUMENT_PHRASES },
  )
  return { ...rendered, onClose }
}

const button = (name: string) => screen.findByRole('button', { name })
const inDialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }))

describe('the list of a document', () => {
  it('calls a draft that has no number yet by its kind', async () => {
    const { id } = await draft()
    await renderPart(<DocumentScreen api={trips} namespace="record" />, {
      api,
      as: 'employee',
      path: `/?record=${id}`,
      phrases: DOCUMENT_PHRASES,
    })
    expect(await screen.findByDisplayValue('Davao')).toBeDefined()
    expect(await screen.findByRole('dialog', { name: /Expense/ })).toBeDefined()
  })
})

describe('documents that are selected in their list', () => {
  it('are submitted by one press, but for those that cannot be, with the reason', async () => {
    const [one, other, sent] = [await draft(), await draft(), await submitted()]
    const onDone = vi.fn()
    const { user } = await renderPart(
      <SubmitManyDialog
        api={trips}
        namespace="record"
        target={{ ids: [one.id, sent.id, other.id] }}
        narrowing={{}}
        onDone={onDone}
        onClose={() => undefined}
      />,
      { api, as: 'employee', phrases: DOCUMENT_PHRASES },
    )
    const dialog = await inDialog('Submit for approval')
    expect(dialog.getAllByText('25,000.00')).toHaveLength(1)
    const leftOut = within(dialog.getByText('Cannot be submitted').parentElement as HTMLElement)
    leftOut.getByText('The status of this request does not allow this.')
    leftOut.getByText(String(sent['number']))
    await user.click(dialog.getByRole('button', { name: 'Submit 2 documents' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    const read = async (id: string) => (await employee.get<{ data: ResourceRow }>(`${URL}/${id}`)).body.data
    expect([(await read(one.id))['status'], (await read(other.id))['status']]).toEqual(['pending', 'pending'])
  })
})

describe('a document beside its list', () => {
  it('stays open when Esc closes the dialog above it, and closes by the next one', async () => {
    const { user, onClose } = await openPanel((await draft()).id, 'employee')
    await user.click(await button('Submit'))
    await inDialog('Submit for approval')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Submit for approval' })).toBeNull())
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('is submitted by whoever made it, and is then no longer theirs to change', async () => {
    const { user } = await openPanel((await draft()).id, 'employee')
    expect(await screen.findByDisplayValue('Davao')).toBeDefined()
    await user.click(await button('Submit'))
    const dialog = await inDialog('Submit for approval')
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Waiting for approval')
    await button('Withdraw')
    expect(screen.queryByDisplayValue('Davao')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('is decided by its head where they read it', async () => {
    const { user } = await openPanel((await submitted()).id, 'immediate_head')
    await user.click(await button('Approve'))
    await user.click(await button('Confirm'))
    await screen.findByText('Approved')
    await waitFor(() => expect(screen.queryByText('You are asked to decide')).toBeNull())
  })

  it('is no longer there once its draft is deleted', async () => {
    const { user, onClose } = await openPanel((await draft()).id, 'employee')
    await user.click(await button('Delete draft'))
    const dialog = await inDialog('Delete draft')
    await user.click(dialog.getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })
})
