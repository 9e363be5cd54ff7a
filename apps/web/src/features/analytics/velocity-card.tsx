import type { Analytics } from "@sendoff/contract/analytics";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Card } from "../../components/ui/card.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { formatCount, formatSeconds } from "../../lib/format.ts";
import { costNote } from "./messages.ts";
import { moneyOf } from "../../lib/money.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";

/** The pace, and what it costs (SPEC 2 'Application Velocity & Cost'). */
export function VelocityCard({ data }: { data: Analytics }) {
  const { application_velocity: velocity, cost_analytics: cost, median_seconds: median } = data;
  const note = costNote(data);
  // Until the wallet is known, so is not the currency that its owner thinks in.
  const { data: wallet, isPending } = useQuery(walletQuery);
  const money = (dollars: number): ReactNode =>
    isPending ? (
      <Skeleton className="my-1.5 h-[18px]! w-20" />
    ) : (
      moneyOf(dollars, wallet?.usd_inr_rate).main
    );
  const average = cost.avg_cost_per_application;
  const figures: [label: string, value: ReactNode][] = [
    [messages.averageADay, velocity.avg_per_day.toFixed(1)],
    [messages.totalDays, formatCount(velocity.total_days)],
    [messages.totalCost, money(cost.total_cost)],
    [messages.averagePerApplication, average === null ? "-" : money(average)],
    [messages.medianTimePerApplication, median === null ? "-" : formatSeconds(median)],
    [messages.paidWithFreeCredits, formatCount(data.free_applications)],
  ];
  return (
    <Card label={messages.applicationVelocityCost} className="flex flex-col">
      <div className="px-4 pt-3.5 pb-3 lg:px-5 lg:pt-[15px]">
        <h2 className="h3">{messages.applicationVelocityCost}</h2>
        <p className="text-small text-fg-3">{messages.whatThePaceIs}</p>
      </div>
      <dl className="grid flex-1 grid-cols-2 border-t border-border">
        {figures.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col justify-center border-border px-4 py-3 even:border-l nth-[n+3]:border-t lg:px-5"
          >
            <dt className="text-small text-fg-2">{label}</dt>
            <dd className="num text-[22px]/[30px] font-[640] tracking-[-0.025em]">{value}</dd>
          </div>
        ))}
      </dl>
      {note === "" ? null : (
        <p className="num border-t border-border px-4 py-3 text-small text-fg-2 lg:px-5">{note}</p>
      )}
    </Card>
  );
}
