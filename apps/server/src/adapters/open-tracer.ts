import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { AppError } from '@precis/domain'
import type { Tracer } from '../services/ports.ts'

/**
 * Sends traces over OTLP. Where to, how many and under which name is read by the libraries from the standard variables
 * (`OTEL_EXPORTER_OTLP_*`, `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`).
 */
export function openTracer(): Tracer & { close(): Promise<void> } {
  process.env.OTEL_SERVICE_NAME ??= 'precis'
  const provider = new NodeTracerProvider({
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = trace.getTracer('precis')
  const timed = async <T>(
    span: Span,
    run: (describe: (attributes: Attributes) => void) => Promise<T>,
  ): Promise<T> => {
    try {
      return await run((attributes) => span.setAttributes(attributes))
    } catch (error) {
      // Without the message, which may quote what a caller sent.
      span.setAttribute('error.type', error instanceof AppError ? error.code : 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }
  return {
    inSpan: (name, attributes, run) =>
      tracer.startActiveSpan(name, { attributes }, (span) => timed(span, run)),
    inRequest: (name, traceparent, run) =>
      tracer.startActiveSpan(
        name,
        { kind: SpanKind.SERVER },
        propagation.extract(context.active(), { traceparent }),
        (span) => timed(span, run),
      ),
    // A collector that is gone takes the last traces with it, not the stop.
    close: () => provider.shutdown().catch(() => undefined),
  }
}
