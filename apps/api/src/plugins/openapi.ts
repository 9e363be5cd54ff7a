import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { Route } from "@sendoff/contract/route";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

/** `/openapi.json` and `/docs` for the calls registered so far: call it after the modules. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  // Some routes are registered in a scope of their own, which is read now.
  await app.after();
  const document = describeRoutes(app.contractRoutes);
  app.get("/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(document),
  );
  await app.register(swagger, { mode: "static", specification: { document } });
  await app.register(swaggerUi, { routePrefix: "/docs" });
}

interface Description {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  components: { securitySchemes: Record<string, { type: "http"; scheme: string }> };
  paths: Record<string, Record<string, object>>;
}

/** The calls as OpenAPI 3.1. Schemas are JSON Schema 2020-12, which 3.1 takes as they are. */
export function describeRoutes(routes: readonly Route[]): Description {
  const paths: Description["paths"] = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeCall(route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Sendoff",
      version: "0.1.0",
      description: "Applies to jobs on a job seeker's behalf.",
    },
    servers: [{ url: "/" }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    paths,
  };
}

function describeCall(route: Route): object {
  const parameters = [
    ...describeParameters(route.params, "path"),
    ...describeParameters(route.query, "query"),
  ];
  return {
    tags: [route.tag],
    summary: route.summary,
    ...(route.auth === "none" ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...describeBody(route),
    responses: Object.fromEntries(
      Object.entries(route.responses).map(([status, schema]) => [
        status,
        {
          description: Number(status) < 400 ? "Done" : "Refused",
          content: {
            [answerType(route, Number(status))]: { schema: jsonSchema(schema, "output") },
          },
        },
      ]),
    ),
  };
}

function describeBody(route: Route): object {
  if (route.consumes === "multipart") {
    const file = { type: "string", contentMediaType: "application/octet-stream" };
    const schema = { type: "object", properties: { cv: file }, required: ["cv"] };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (route.body === undefined) return {};
  const schema = jsonSchema(route.body, "input");
  const required = !route.body.safeParse(undefined).success;
  return { requestBody: { required, content: { "application/json": { schema } } } };
}

function describeParameters(schema: z.ZodType | undefined, place: "path" | "query"): object[] {
  if (schema === undefined) return [];
  const { properties, required } = Parameters.parse(jsonSchema(schema, "input"));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

const Parameters = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

function answerType(route: Route, status: number): string {
  if (status >= 400 || route.produces === undefined) return "application/json";
  if (route.produces === "csv") return "text/csv";
  return route.produces === "event-stream" ? "text/event-stream" : "application/octet-stream";
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): object {
  const {
    $schema: _dialect,
    "~standard": _standard,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
  });
  return rest;
}
