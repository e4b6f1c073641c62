import { parseCronItems } from 'graphile-worker'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createJobRegister } from '@server/platform/jobs/job-list'
import { startApi, type TestApi } from '@tests/support/api'

const jobs = createJobRegister()
let api: TestApi
beforeAll(async () => {
  api = await startApi({ jobs })
})
afterAll(() => api.close())

it('whatever runs by the clock says when in words that its clock reads, and has somebody who does it', () => {
  expect(jobs.schedules.length).toBeGreaterThan(3)
  for (const { task, cron } of jobs.schedules) {
    expect(() => parseCronItems([{ task: task.name, match: cron }]), `${task.name} ${cron}`).not.toThrow()
    expect(jobs.handlers.map(handler => handler.task.name)).toContain(task.name)
  }
})
