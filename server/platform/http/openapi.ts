import { setImmediate as nextTurn } from 'node:timers/promises'
import fastifySwagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { isPublic, rightsOf, type AccessRule } from '@server/platform/http/access-rule'
import { compressedDocument } from '@server/platform/http/compressed-document'
import type { PortalApp } from '@server/platform/http/portal-app'

const OPENAPI = '3.1.0'
type Description = ReturnType<typeof jsonSchemaTransform>
type TransformInput = Parameters<typeof jsonSchemaTransform>[0]
type Route = Pick<TransformInput, 'schema' | 'url'> & { status: number | undefined }

function describe({ schema, url, status }: Route): Description {
  const named = status === undefined ? schema : { ...schema, response: byStatus(schema.response, status) }
  return jsonSchemaTransform({ schema: named, url, openapiObject: { openapi: OPENAPI } } as TransformInput)
}

/** A route checks a success by its class; whoever reads of it is told which it is. */
function byStatus(response: unknown, status: number): object {
  const { '2xx': success, ...refusals } = response as Record<string, object>
  return { [status]: success, ...refusals }
}

export async function openApi(app: PortalApp, isDemo: boolean): Promise<void> {
  const routes: Route[] = []
  const described = new WeakMap<object, Description>()
  app.addHook('onRoute', ({ schema, url, config }) => {
    if (schema) routes.push({ schema, url, status: config?.status })
  })
  await app.register(fastifySwagger, {
    openapi: {
      openapi: OPENAPI,
      info: { title: PRODUCT_NAME, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: input => {
      const { schema, url } =
        described.get(input.schema) ?? describe({ ...input, status: input.route.config?.status })
      const access = input.route.config?.access
      const secured = access && !isPublic(access) ? { security: [{ bearer: [] }] } : {}
      const rights = access ? rightsOf(access) : []
      const needs = rights.length > 0 ? { description: `Needs ${rights.join(' and ')}.` } : {}
      return { url, schema: { ...schema, ...secured, ...needs } } as Description
    },
  })
  const access: AccessRule = isDemo
    ? { public: 'the demo shows its description to everyone' }
    : { permission: 'settings.permission.view' }
  // Route by route, so that whoever calls meanwhile waits for one and not for a thousand.
  const send = compressedDocument(async () => {
    for (const route of routes) {
      described.set(route.schema, describe(route))
      await nextTurn()
    }
    return app.swagger()
  })
  app.get('/api/v1/openapi.json', { config: { access }, schema: { hide: true } }, send)
}
