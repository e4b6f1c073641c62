import { connect, type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createHttp } from '@server/platform/http/create-http'
import { listen } from '@server/platform/http/listen'

const onlyLinux = it.runIf(process.platform === 'linux')

async function startHttp(port = 0) {
  const logger = pino({ level: 'silent' })
  const app = await createHttp({ logger, validateAnswers: true, trustProxy: false })
  onTestFinished(() => app.close())
  let comeIn = (): void => undefined
  const mayAnswer = new Promise<void>(resolve => (comeIn = resolve))
  let inHand = 0
  app.get('/', { config: {} }, async () => {
    inHand += 1
    await mayAnswer
    return {}
  })
  await listen(app, { host: '127.0.0.1', port })
  const taken = (app.server.address() as AddressInfo).port
  return { app, port: taken, comeIn, inHand: () => inHand }
}

onlyLinux('many newcomers are taken in few turns of the loop', async () => {
  const { app, port } = await startHttp()
  let came = 0
  app.server.on('connection', () => (came += 1))
  const newcomers = Array.from({ length: 200 }, () => connect({ host: '127.0.0.1', port }))
  onTestFinished(() => newcomers.forEach(newcomer => newcomer.destroy()))
  let turns = 0
  for (; came < newcomers.length; turns++) await nextTurn()
  expect(turns).toBeLessThan(newcomers.length / 3)
})

it('a port that another portal listens on is taken, and free again once that has ended', async () => {
  const first = await startHttp()
  await expect(startHttp(first.port)).rejects.toThrow('EADDRINUSE')
  await first.app.close()
  const second = await startHttp(first.port)
  expect(second.port).toBe(first.port)
})

it('everyone who waits for an answer when the portal ends gets it', async () => {
  const { app, port, comeIn, inHand } = await startHttp()
  const answers = Array.from({ length: 40 }, () => fetch(`http://127.0.0.1:${port}/`))
  await expect.poll(inHand).toBe(40)
  const closed = app.close()
  comeIn()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
  await closed
})
