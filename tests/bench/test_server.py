"""The measurement of the service: a small one runs to its end and reports every figure."""

from terrae.bench.server import ServicePlan, measure


def test_a_small_measurement_reports_every_figure() -> None:
    report = measure(ServicePlan(sockets=10, tables=2, seconds=2, rate=40))
    assert (report["sockets"], report["tables"]) == (10, 2)
    assert report["cost_of_a_move_us"].keys() == {
        "database",
        "engine",
        "views and serialisation",
        "queueing for sending",
        "all of the process's CPU",
    }
    for figure in ("moves", "moves_per_s", "ack_p50_ms", "ack_p99_ms", "ack_max_ms", "messages_heard_per_s"):
        assert report[figure] > 0, figure
    assert report.keys() >= {"reconnect_s", "memory_mib", "service_cpu", "load_cpu", "moves_per_commit", "machine"}
    assert report.keys() >= {"refused", "idle_tables_in_memory", "memory_per_idle_socket_kib", "load_average_before"}
