import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Tabs } from '@/shared/ui/tabs'

afterEach(cleanup)

function Place() {
  const [key, setKey] = useState('facts')
  const tabs = [
    { key: 'facts', label: 'Facts', content: <p>facts</p> },
    { key: 'comments', label: 'Comments', content: <input aria-label="comment" />, keep: true },
  ]
  return <Tabs label="record" tabs={tabs} activeKey={key} onChange={setKey} />
}

const field = () => screen.queryByLabelText<HTMLInputElement>('comment')

describe('a tab that keeps its content', () => {
  it('draws nothing until it is shown, and loses nothing from then on', async () => {
    const user = userEvent.setup()
    render(<Place />)
    expect(field()).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Comments' }))
    await user.type(screen.getByLabelText('comment'), 'half said')
    await user.click(screen.getByRole('tab', { name: 'Facts' }))
    expect(field()?.value).toBe('half said')
  })
})
