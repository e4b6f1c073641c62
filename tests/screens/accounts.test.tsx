import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PASSWORD = 'correct horse 9 battery'
const open = (path: string, narrow = false) => renderPortal({ path, narrow, adapter: injectAdapter(api) })

async function openAs(role: RoleCode, path: string, narrow = false) {
  const { user } = await api.as(role)
  if (user) writeUser(user)
  return open(path, narrow)
}

/** Lists as on a phone, where they are cards. */
const openListAs = (role: RoleCode, path: string) => openAs(role, path, true)

async function register(username: string) {
  const { status } = await api.anyone.post('/users/register', {
    username,
    email: `${username}@portal.test`,
    password: PASSWORD,
  })
  expect(status).toBe(201)
}

const note = (words: string | RegExp) => screen.findByText(words, { selector: '.toast-note-text' })

describe('asking for an account', () => {
  it('names what is wrong with each field in its own words, and goes to the first', async () => {
    const { user } = await open('/register')
    await user.type(await screen.findByLabelText('Username'), 'x')
    await user.type(screen.getByLabelText('E-mail address'), 'not an address')
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    await screen.findByText('Write one address, like ana@company.com.')
    const errors = document.querySelectorAll('.field-error')
    expect([...errors].map(error => error.textContent)).toEqual([
      'Use 3 to 40 letters, digits, dots, dashes or underscores.',
      'Write one address, like ana@company.com.',
      'Required.',
    ])
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  })

  it('says why a password is too easy to guess before anything is sent', async () => {
    const line = faultyLine(injectAdapter(api))
    const { user } = await renderPortal({ path: '/register', adapter: line.adapter })
    await user.type(await screen.findByLabelText('Username'), 'newcomer')
    await user.type(screen.getByLabelText('E-mail address'), 'newcomer@portal.test')
    await user.type(screen.getByLabelText('Password'), 'password123')
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    await screen.findByText('This one is too easy to guess. Choose another.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
    await user.clear(screen.getByLabelText('Password'))
    await user.type(screen.getByLabelText('Password'), 'the newcomer has a boat')
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    await screen.findByText('This holds your name or e-mail address. Choose another.')
    expect(line.tried.filter(call => call.startsWith('POST'))).toEqual([])
  })

  it('puts what only the server knows beside the field it belongs to', async () => {
    await register('taken.name')
    const { user } = await open('/register')
    await user.type(await screen.findByLabelText('Username'), 'taken.name')
    await user.type(screen.getByLabelText('E-mail address'), 'newcomer@portal.test')
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
  })

  it('ends at the sign-in page with the word of the specification', async () => {
    const { user, address } = await open('/register')
    await user.type(await screen.findByLabelText('Username'), 'liza.new')
    await user.type(screen.getByLabelText('E-mail address'), 'liza.new@portal.test')
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    await note('Registration successful')
    await waitFor(() => expect(address()).toBe('/login'))
    await screen.findByText('Your request has arrived.')
  })
})

describe('a forgotten password', () => {
  it('is answered alike for every address', async () => {
    const { user } = await open('/forgot-password')
    await user.type(await screen.findByLabelText('E-mail address'), 'nobody@portal.test{Enter}')
    await screen.findByText(/If nobody@portal.test belongs to an account/u)
  })

  it('is set anew by a link once; a dead link says so and offers another', async () => {
    const { user, address } = await open('/reset-password/abcdefghijklmnopqrstuvwxyz0123456789')
    await waitFor(() => expect(address()).toBe('/reset-password/opened'))
    // The page at its new address has begun: its title is read first.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose a new password'))
    await user.type(await screen.findByLabelText('New password'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Save the password' }))
    await screen.findByText('This link does not work any more')
    expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
  })
})

const filterIn = (address: string): unknown =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '{}')

it('a page for a new password whose token is gone from the address asks to open the mail again', async () => {
  await open('/reset-password/opened')
  await screen.findByText('Please open the link in your mail once more.')
  expect(screen.queryByLabelText('New password')).toBeNull()
})

describe('the users', () => {
  it('are found by name and state, and the address remembers both', async () => {
    await register('pending.one')
    const { user, address } = await openListAs('super_admin', '/settings/users')
    await screen.findByText('agent@portal.test')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByText('Status', { selector: 'summary' }))
    await user.click(await sheet.findByRole('checkbox', { name: /^Pending/u }))
    await waitFor(() => expect(screen.queryByText('agent@portal.test')).toBeNull())
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    expect(filterIn(address())).toEqual({ status: { filterType: 'set', values: ['pending'] } })
    await user.click(await screen.findByRole('button', { name: 'Remove the filter: Status: Pending' }))
    await screen.findByText('agent@portal.test')
    await user.type(screen.getByLabelText('Search by name, username or address'), 'nobody at all{Enter}')
    await screen.findByText('No user matches this')
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    await screen.findByText('agent@portal.test')
    expect(address()).toBe('/settings/users')
  })

  it('who wait are activated with roles and a unit, and can then sign in', async () => {
    await register('pending.two')
    const { user } = await openListAs('super_admin', '/settings/users?search=pending.two')
    await user.click(await screen.findByRole('button', { name: 'Actions for pending.two' }))
    await user.click(await screen.findByText('Activate…'))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByLabelText('Agent')
    expect(within(dialog).queryByLabelText('Employee')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }))
    await within(dialog).findByText('Choose at least one role.')
    await user.selectOptions(within(dialog).getByLabelText('Home unit'), 'Cebu · CEB')
    await user.click(within(dialog).getByLabelText('Agent'))
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }))
    await note('pending.two can sign in now.')
    expect((await api.signIn('pending.two@portal.test', PASSWORD)).status).toBe(200)
  })

  it('are suspended after a question, and let back in', async () => {
    const { user } = await openListAs('super_admin', '/settings/users?search=employee@')
    const actions = await screen.findByRole('button', { name: /Actions for/u })
    await user.click(actions)
    await user.click(await screen.findByText('Suspend…'))
    await user.click(await screen.findByRole('button', { name: 'Suspend' }))
    await note(/is suspended and signed out/u)
    expect((await api.signIn('employee@portal.test', 'Portal-demo-1')).status).toBe(401)
    await user.click(await screen.findByRole('button', { name: /Actions for/u }))
    await user.click(await screen.findByText('Reactivate'))
    await note(/can sign in again/u)
    expect((await api.signIn('employee@portal.test', 'Portal-demo-1')).status).toBe(200)
  })

  it('cannot be suspended by themselves', async () => {
    const { user } = await openListAs('super_admin', '/settings/users?search=super-admin@')
    await user.click(await screen.findByRole('button', { name: /Actions for/u }))
    await screen.findByText('Send a password link')
    expect(screen.queryByText('Suspend…')).toBeNull()
  })

  it('whose row changed meanwhile are not changed blindly', async () => {
    await register('pending.three')
    const { user } = await openListAs('super_admin', '/settings/users?search=pending.three')
    await user.click(await screen.findByRole('button', { name: 'Actions for pending.three' }))
    await user.click(await screen.findByText('Activate…'))
    const dialog = await screen.findByRole('dialog')
    await user.selectOptions(await within(dialog).findByLabelText('Home unit'), 'Cebu · CEB')
    await user.click(within(dialog).getByLabelText('Agent'))
    const admin = await api.as('super_admin')
    const list = await admin.get<{ data: { id: string; row_version: number }[] }>(
      '/api/v1/settings/users?search=pending.three',
    )
    const row = list.body.data[0]
    const roles = await admin.get<{ data: { id: string; code: string }[] }>(
      '/api/v1/settings/roles?start=0&end=100',
    )
    const units = await admin.get<{ data: { id: string }[] }>('/api/v1/maintenance/operating-units')
    const values = {
      role_ids: [roles.body.data.find(role => role.code === 'agent')?.id],
      ou_id: units.body.data[0]?.id,
    }
    const headers = { 'if-match': `"${row?.row_version}"` }
    const first = await admin.post(`/api/v1/settings/users/${row?.id}/activate`, values, { headers })
    expect(first.status).toBe(200)
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }))
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''))
    expect(screen.queryByText('pending.three can sign in now.')).toBeNull()
  })
})

describe('a colleague', () => {
  it('has a card', async () => {
    const { user: agent } = await api.as('agent')
    await openAs('super_admin', `/users/profile/${agent?.id}`)
    await screen.findByRole('heading', { name: 'Paolo Inting' })
  })

  it.each(['not-an-id', '01900000-0000-7000-8000-00000000dead'])(
    'who is not there (%s) is honestly not there',
    async id => {
      await openAs('super_admin', `/users/profile/${id}`)
      await screen.findByRole('heading', { name: 'There is no such colleague here' })
    },
  )
})

describe('the own profile', () => {
  it('shows where one is signed in, and ends the others', async () => {
    await api.as('hr_staff')
    const { user } = await openAs('hr_staff', '/user/profile')
    await user.click(await screen.findByRole('button', { name: 'End all others' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'End all others' }))
    await note('All other sessions have ended.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull())
    expect(screen.getByText('This device')).toBeTruthy()
  })

  it('says which of the two passwords is wrong', async () => {
    const { user } = await openAs('hr_staff', '/user/profile')
    const change = await screen.findByRole('button', { name: 'Change the password' })
    // A new address asks for it too, in a form of its own.
    const form = within(change.closest('form')!)
    await user.type(form.getByLabelText('Current password'), 'not this one')
    await user.type(form.getByLabelText('New password'), PASSWORD)
    await user.click(change)
    await screen.findByText('This is not your current password.')
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Current password')))
  })

  it('asks before unsaved work is left, once, and keeps it as a draft', async () => {
    const { user, address, history } = await openAs('hr_staff', '/user/profile')
    const name = await screen.findByLabelText(/First name/u)
    await user.type(name, 'x')
    history.push('/')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(address()).toBe('/user/profile')
    history.push('/')
    await user.click(await screen.findByRole('button', { name: 'Discard and leave' }))
    await waitFor(() => expect(address()).toBe('/'))
    const drafts = () => Object.keys(sessionStorage).filter(key => key.startsWith('draft:'))
    await waitFor(() => expect(drafts()).toHaveLength(1))
  })
})

describe('the outbox', () => {
  it('shows a mail as its receiver sees it, without letting it run anything', async () => {
    await register('mail.reader')
    const { user, address } = await openListAs('super_admin', '/settings/outbox?search=mail.reader')
    await user.click(await screen.findByRole('link', { name: /registration/iu }))
    const frame = await screen.findByTitle<HTMLIFrameElement>('The mail as its receiver sees it')
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms|top)/u)
    expect(frame.getAttribute('srcdoc')).toContain('mail.reader')
    expect(address()).toMatch(/search=mail.reader&record=/u)
    await user.click(screen.getByRole('tab', { name: 'As plain text' }))
    expect(document.querySelector('.mail-text')?.textContent).toContain('mail.reader')
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })

  it('sends a mail again that went out before', async () => {
    await register('mail.again')
    await api.database.db
      .updateTable('outbox_mail')
      .set({ status: 'sent' })
      .where('to_address', '=', 'mail.again@portal.test')
      .execute()
    const { user } = await openListAs('super_admin', '/settings/outbox?search=mail.again')
    await user.click(await screen.findByRole('link', { name: /registration/iu }))
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    await note('The mail to mail.again@portal.test is being sent again.')
  })
})
