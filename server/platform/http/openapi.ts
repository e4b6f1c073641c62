import fastifySwagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { isPublic, rightsOf, type AccessRule } from '@server/platform/http/access-rule'
import { compressedDocument } from '@server/platform/http/compressed-document'
import type { PortalApp } from '@server/platform/http/portal-app'

export async function openApi(app: PortalApp, isDemo: boolean): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: PRODUCT_NAME, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: input => {
      const transformed = jsonSchemaTransform(input as Parameters<typeof jsonSchemaTransform>[0])
      const access = input.route.config?.access
      const secured = access && !isPublic(access) ? { security: [{ bearer: [] }] } : {}
      const rights = access ? rightsOf(access) : []
      const needs = rights.length > 0 ? { description: `Needs ${rights.join(' and ')}.` } : {}
      return { ...transformed, schema: { ...transformed.schema, ...secured, ...needs } } as typeof transformed
    },
  })
  const access: AccessRule = isDemo
    ? { public: 'the demo shows its description to everyone' }
    : { permission: 'settings.permission.view' }
  const send = compressedDocument(() => app.swagger())
  app.get('/api/v1/openapi.json', { config: { access }, schema: { hide: true } }, send)
}
