import { screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeUser } from '@/shared/session/stored-session'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { listCalls } from '@tests/api/maintenance.support'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('the password is asked for where it was shown long ago, and what was asked then goes on', async () => {
  const accounting = await api.as('accounting')
  const calls = listCalls(accounting)
  const { body } = await calls.create('banks', {
    code: 'PAYROLL',
    name: 'Payroll Bank',
    kind: 'company_account',
    account_no: '301200459981',
    gl_account_id: (await calls.find('/api/v1/chart-of-accounts', '1020')).id,
  })
  if (accounting.user) writeUser(accounting.user)
  const { user } = await renderPortal({
    path: `/maintenance/bank?record=${body.data.id}`,
    adapter: injectAdapter(api),
    narrow: true,
  })
  const show = await screen.findByRole('button', { name: 'Show the whole number' })
  await sql`update session set issued_at = now() - interval '16 minutes'`.execute(api.database.db)

  const question = () => screen.findByRole('dialog', { name: 'Confirm your password' })
  await user.click(show)
  const first = await question()
  await user.click(await within(first).findByRole('button', { name: 'Cancel' }))
  await screen.findByText('The number could not be shown.')
  expect(screen.queryByText('301200459981')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Show the whole number' }))
  const second = await question()
  await user.type(within(second).getByLabelText(/^Password/), 'not this one{Enter}')
  await within(second).findByText('The current password is not right.')
  await user.type(within(second).getByLabelText(/^Password/), `${DEMO_PASSWORD}{Enter}`)
  await screen.findByText('301200459981')
  if (second.isConnected) await waitForElementToBeRemoved(second)
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
})
