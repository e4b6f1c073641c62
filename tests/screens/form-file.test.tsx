import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { Form } from '@/shared/form/form'
import { FormFile, type StoredFile } from '@/shared/form/form-file'
import { FormUser } from '@/shared/form/form-user'
import type { SendFile } from '@/shared/form/use-file-sender'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { offlineError } from '@/shared/http/api-failure'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type Values = { file_id: string | null; user_id: string | null }
const schema = z.object({ file_id: z.string().nullable(), user_id: z.string().nullable() })

type TrialFormProps = { send: SendFile<StoredFile>; onSubmit: (values: Values) => void }

function TrialForm({ send, onSubmit }: TrialFormProps) {
  const form = usePortalForm<Values>({
    schema,
    defaultValues: { file_id: null, user_id: null },
    onSubmit: async values => onSubmit(values),
  })
  return (
    <Form form={form}>
      <FormFile form={form} name="file_id" label="Receipt" send={send} />
      <FormUser form={form} name="user_id" label="Person" />
      <button type="submit">{'✓'}</button>
    </Form>
  )
}

it('a file is sent with its progress, again after a failure, and the form carries its id; a person is found', async () => {
  const tries: string[] = []
  const got: Values[] = []
  const send: SendFile<StoredFile> = async (file, { onSent }) => {
    tries.push(file.name)
    onSent(0.5)
    await screen.findByText('Sending receipt.pdf: 50 %')
    if (tries.length === 1) throw offlineError()
    return { id: 'file-1', file_name: file.name }
  }
  const { user } = await renderPart(<TrialForm send={send} onSubmit={values => got.push(values)} />, {
    api,
    as: 'super_admin',
  })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File(['%PDF-'], 'receipt.pdf', { type: 'application/pdf' }))
  await user.click(await screen.findByRole('button', { name: 'Send it again' }))
  await screen.findByRole('button', { name: 'Remove receipt.pdf' })
  expect(tries).toEqual(['receipt.pdf', 'receipt.pdf'])

  await user.type(screen.getByRole('combobox', { name: 'Person' }), 'agent')
  // By the user name, which stands below the name.
  await screen.findByRole('option', { name: 'Paolo Inting agent' })
  await user.keyboard('{ArrowDown}{Enter}{Control>}s{/Control}')
  await waitFor(() => expect(got).toHaveLength(1))
  expect(got[0]?.file_id).toBe('file-1')
  expect(got[0]?.user_id).toMatch(/^[0-9a-f-]{36}$/)
})
