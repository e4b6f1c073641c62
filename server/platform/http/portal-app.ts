import type { FastifyInstance } from 'fastify'
import type { Config } from '@server/config'
import type { Actor } from '@server/platform/access/actor'
import type { FileService } from '@server/platform/files/files.service'
import type { UploadService } from '@server/platform/files/uploads.service'
import type { AccessRule } from '@server/platform/http/access-rule'
import type { Logger } from '@server/platform/http/logger'
import type { RequestTime } from '@server/platform/db/request-time'
import type { Database } from '@server/platform/db/database'

/** What every answer carries, also those that are refused before there is a route for them. */
export type OwnHeaders = (request: { id: string; url: string }) => Record<string, string>

/** What routes stand on; passed to each module, hung on nothing. */
export type Platform = {
  config: Config
  database: Database
  /** The origin in mailed links. */
  publicUrl(): string
  logger: Logger
  files: FileService
  uploads: UploadService
  /** What two bodies are compared by; keyed, since numbers and passwords in them could be found by trying. */
  hashOfBody(text: string): string
}

export type PortalApp = FastifyInstance

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule
    summary?: string
    /** Of a success. */
    status?: number
    takesFile?: boolean
    answersSecret?: boolean
    asPortal?: string
    onlyReads?: boolean
  }
  interface FastifyInstance {
    /** Answers are parsed by their schema before they leave: tests and development. */
    checksAnswers: boolean
    ownHeaders: OwnHeaders
    /** Every route with its rule: what the tests of rights are generated from. */
    guardedRoutes: {
      method: string
      url: string
      access: AccessRule
      answersSecret: boolean
      takesFile: boolean
      /** Whatever its method: its transaction may write nothing. */
      onlyReads: boolean
      /** Why it runs past the policies of the units. */
      asPortal: string | null
    }[]
  }
  interface FastifyRequest {
    actor: Actor | null
    time: RequestTime | null
    isRefusedByLoad: boolean
  }
}
